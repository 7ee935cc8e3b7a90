import { isDeepStrictEqual } from 'node:util';

import type { PageContent } from '../page-content.ts';

/** What the audit log stores of a change: only the parts that differ, before and after. */
export interface ContentChange {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Compares two contents of a page: sections changed, added and removed by id, their order, and the metadata. */
export function changedSections(before: PageContent, after: PageContent): ContentChange {
  const change: ContentChange = { before: {}, after: {} };
  if (!isDeepStrictEqual(before.meta, after.meta)) {
    change.before.meta = before.meta;
    change.after.meta = after.meta;
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
