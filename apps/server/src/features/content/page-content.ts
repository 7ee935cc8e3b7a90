import { editedSection, type EditedSection } from '@sangamam/contract/content/section';
import { pageTranslation, type PageTranslation } from '@sangamam/contract/content/page-translations';
import { pageMeta, type PageMeta } from '@sangamam/contract/content/published-page';

import type { VersionRow } from './page-repository.ts';

/** The content of a version of a page. */
export interface PageContent {
  meta: PageMeta;
  sections: EditedSection[];
  translations: PageTranslation[];
}

/** The content of a page that has no version yet. */
export const emptyContent: PageContent = {
  meta: { title: '', description: '', shareImageUrl: '' },
  sections: [],
  translations: [],
};

/** The stored content of a version. Sections of a kind that this code does not know are left out. */
export function contentOf(version: VersionRow | undefined): PageContent {
  if (version === undefined) return emptyContent;
  return {
    meta: pageMeta.parse({ ...emptyContent.meta, ...(version.meta as object) }),
    sections: listIn(version.sections).flatMap((section) => editedSection.safeParse(section).data ?? []),
    translations: listIn(version.translations).flatMap((pair) => pageTranslation.safeParse(pair).data ?? []),
  };
}

function listIn(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : [];
}
