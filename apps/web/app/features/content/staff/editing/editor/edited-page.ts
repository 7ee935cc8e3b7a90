import { publishingFaults, savingFaults, type PageFault } from '@sangamam/contract/content/page-faults';
import { keyOf } from '@sangamam/contract/content/page-texts';
import type { PageTranslation } from '@sangamam/contract/content/page-translations';
import type { PageMeta } from '@sangamam/contract/content/published-page';
import type { EditedSection } from '@sangamam/contract/content/section';

/** A page while it is edited. */
export interface EditedPage {
  meta: PageMeta;
  sections: readonly EditedSection[];
  translations: readonly PageTranslation[];
}

/** One thing that an editor does to the page. */
export type Edit =
  | { kind: 'meta'; meta: PageMeta }
  | { kind: 'section'; section: EditedSection }
  | { kind: 'add'; section: EditedSection; at?: number }
  | { kind: 'move'; id: string; to: number }
  | { kind: 'duplicate'; id: string; newId: string }
  | { kind: 'hide'; id: string; hidden: boolean }
  | { kind: 'delete'; id: string }
  | { kind: 'translate'; translation: PageTranslation }
  | { kind: 'replace'; page: EditedPage };

/** The page after an edit. */
export function editPage(page: EditedPage, edit: Edit): EditedPage {
  const { sections } = page;
  switch (edit.kind) {
    case 'meta':
      return { ...page, meta: edit.meta };
    case 'section':
      return {
        ...page,
        sections: sections.map((one) => (one._id === edit.section._id ? edit.section : one)),
      };
    case 'add':
      return { ...page, sections: sections.toSpliced(edit.at ?? sections.length, 0, edit.section) };
    case 'move':
      return {
        ...page,
        sections: moveItem(
          sections,
          sections.findIndex(({ _id }) => _id === edit.id),
          edit.to,
        ),
      };
    case 'duplicate':
      return {
        ...page,
        sections: sections.flatMap((one) =>
          one._id === edit.id ? [one, { ...one, _id: edit.newId }] : [one],
        ),
      };
    case 'hide':
      return {
        ...page,
        sections: sections.map((one) => (one._id === edit.id ? { ...one, hidden: edit.hidden } : one)),
      };
    case 'delete':
      return { ...page, sections: sections.filter(({ _id }) => _id !== edit.id) };
    case 'translate':
      return { ...page, translations: withTranslation(page.translations, edit.translation) };
    case 'replace':
      return edit.page;
  }
}

/** The translations with this one at its place; without it where it is empty. */
function withTranslation(
  translations: readonly PageTranslation[],
  translation: PageTranslation,
): readonly PageTranslation[] {
  const isSame = ({ kind, en }: PageTranslation) =>
    keyOf(kind, en) === keyOf(translation.kind, translation.en);
  if (translation.ml === '') return translations.filter((one) => !isSame(one));
  if (!translations.some(isSame)) return [...translations, translation];
  return translations.map((one) => (isSame(one) ? translation : one));
}

/** The list with the item moved from `from` to `to`; unchanged if either is out of range. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Error messages by the dotted path of their field. */
export type PageErrors = Readonly<Record<string, string>>;

/** What keeps the page from being published, by the rules of the contract; the first error of each field. */
export const pageErrorsOf = (page: EditedPage) => byField(publishingFaults(page));

/** What keeps the page from being saved even as a draft. */
export const savingErrorsOf = (page: EditedPage) => byField(savingFaults(page));

/** Faults that the server named, by field. */
export function byField(faults: readonly PageFault[]): PageErrors {
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
}
