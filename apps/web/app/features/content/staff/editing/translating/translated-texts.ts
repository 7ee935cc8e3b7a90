import type { PageMedia } from '@sangamam/contract/content/page-media';
import { keyOf, textsOf, type PlacedText } from '@sangamam/contract/content/page-texts';

import type { EditedPage, PageErrors } from '../editor/edited-page.ts';
import { translationPath } from '../editor/items/field-labels.ts';

/** A text of the page with its translation; empty while it has none. */
export interface TranslatedText extends PlacedText {
  key: string;
  ml: string;
}

/** The texts of a page in their order, each once, with their translations. */
export function translatedTexts(
  { meta, sections, translations }: EditedPage,
  { images, films }: PageMedia,
): TranslatedText[] {
  const known = new Map(translations.map(({ kind, en, ml }) => [keyOf(kind, en), ml]));
  return textsOf({ meta, sections, images, films }).map((text) => {
    const key = keyOf(text.kind, text.text);
    return { ...text, key, ml: known.get(key) ?? '' };
  });
}

/** How many of the texts are translated. */
export function countDone(texts: readonly TranslatedText[]): number {
  return texts.filter(({ ml }) => ml.trim() !== '').length;
}

/** Faults of translations at the fields where these are written, and not at their places in the list that is saved. */
export function faultsAtFields(
  faults: PageErrors,
  { translations }: EditedPage,
  texts: readonly TranslatedText[],
): PageErrors {
  const placed = Object.entries(faults).map(([path, message]) => {
    const pair = translations[Number(/^translations\.(\d+)\./u.exec(path)?.[1])];
    const text = pair && texts.find(({ key }) => key === keyOf(pair.kind, pair.en));
    return [text ? translationPath(text.field) : path, message] as const;
  });
  return Object.fromEntries(placed);
}
