import { isDeepStrictEqual } from 'node:util';

import type { PageContent } from '../page-content.ts';

/** What the audit log stores of a change: only the parts that differ, before and after. */
export interface ContentChange {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Compares two contents of a page: sections changed, added and removed by id, their order, the metadata and the translations. */
export function changedSections(before: PageContent, after: PageContent): ContentChange {
  const change: ContentChange = { before: {}, after: {} };
  if (!isDeepStrictEqual(before.meta, after.meta)) {
    change.before.meta = before.meta;
    change.after.meta = after.meta;
  }
  const isPairOf = (content: PageContent) => (pair: PageContent['translations'][number]) =>
    content.translations.some((other) => isDeepStrictEqual(other, pair));
  const gone = before.translations.filter((pair) => !isPairOf(after)(pair));
  const added = after.translations.filter((pair) => !isPairOf(before)(pair));
  if (gone.length > 0 || added.length > 0) {
    change.before.translations = gone;
    change.after.translations = added;
  }
  const isIn = (content: PageContent) => (section: PageContent['sections'][number]) =>
    content.sections.some((other) => isDeepStrictEqual(other, section));
  change.before.sections = before.sections.filter((section) => !isIn(after)(section));
  change.after.sections = after.sections.filter((section) => !isIn(before)(section));
  const [orderBefore, orderAfter] = [before, after].map(({ sections }) => sections.map(({ _id }) => _id));
  if (!isDeepStrictEqual(orderBefore, orderAfter)) {
    change.before.order = orderBefore;
    change.after.order = orderAfter;
  }
  return change;
}
