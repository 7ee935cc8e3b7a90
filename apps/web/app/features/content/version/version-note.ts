import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import * as phrases from '#phrases/content/version.ts';

/** Which version of a text one reads, so that it can be compared with the one that was agreed to. */
export function versionNote({
  publishedAt,
  versionLabel,
}: {
  publishedAt: string | null;
  versionLabel: string | null;
}): string | undefined {
  if (publishedAt === null || versionLabel === null) return undefined;
  return phrases.inForceSinceVersion({ publishedAt: formatDate(publishedAt.slice(0, 10)), versionLabel });
}
