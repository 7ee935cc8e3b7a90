import { fullName } from '@sangamam/contract/fields/full-name';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageMedia } from '@sangamam/contract/content/page-media';
import { translatePage } from '@sangamam/contract/content/page-texts';
import type { VersionFacts } from '@sangamam/contract/content/editing/page-detail';
import { versionLabel, type PublishedPage } from '@sangamam/contract/content/published-page';
import type { Language } from '@sangamam/contract/phrases/language';

import type { PageContent } from './page-content.ts';
import type { PageVersionRow } from './editing/page-list-read-model.ts';
import type { VersionRow } from './page-repository.ts';

/** A version for editors, without its content. */
export function presentVersion({ version, saverFirstName, saverLastName }: PageVersionRow): VersionFacts {
  return {
    version: version.version,
    state: version.state,
    createdAt: version.createdAt.toISOString(),
    updatedAt: version.updatedAt.toISOString(),
    savedBy:
      saverFirstName === null ? null : fullName({ firstName: saverFirstName, lastName: saverLastName }),
    publishedAt: version.publishedAt?.toISOString() ?? null,
    scheduledFor: version.scheduledFor?.toISOString() ?? null,
  };
}

/** Content for visitors in a language, without hidden sections; a preview where there is no published `version`. */
export function presentPublished(
  designType: DesignType,
  { meta, sections, translations }: PageContent,
  { version, media, language }: { version?: VersionRow; media: PageMedia; language: Language },
): PublishedPage {
  const publishedAt = version?.publishedAt ?? null;
  const page = { meta, sections: sections.filter(({ hidden }) => !hidden), ...media };
  return {
    designType,
    version: version?.version ?? null,
    versionLabel:
      version === undefined || publishedAt === null
        ? null
        : versionLabel({ version: version.version, publishedAt }),
    publishedAt: publishedAt?.toISOString() ?? null,
    ...(language === 'ml' ? translatePage(page, translations) : page),
  };
}
