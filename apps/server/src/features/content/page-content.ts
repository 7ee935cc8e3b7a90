import { editedSection, type EditedSection } from '@sangamam/contract/content/section';
import { pageMeta, type PageMeta } from '@sangamam/contract/content/published-page';

import type { VersionRow } from './page-repository.ts';

/** The content of a version of a page. */
export interface PageContent {
  meta: PageMeta;
  sections: EditedSection[];
}

/** The content of a page that has no version yet. */
export const emptyContent: PageContent = {
  meta: { title: '', description: '', shareImageUrl: '' },
  sections: [],
};

/** The stored content of a version. Sections of a kind that this code does not know are left out. */
export function contentOf(version: VersionRow | undefined): PageContent {
  if (version === undefined) return emptyContent;
  const stored = Array.isArray(version.sections) ? (version.sections as unknown[]) : [];
  return {
    meta: pageMeta.parse({ ...emptyContent.meta, ...(version.meta as object) }),
    sections: stored.flatMap((section) => editedSection.safeParse(section).data ?? []),
  };
}
