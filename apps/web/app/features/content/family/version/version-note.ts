import * as phrases from '#phrases/content/family/version.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';

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
