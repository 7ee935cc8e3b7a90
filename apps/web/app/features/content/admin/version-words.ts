import type { VersionFacts } from '@sangamam/contract/content/admin/page-detail';

import { formatInstant } from '#web/lib/text/date-text.ts';

/** What visitors see, in words. */
export function publicWords(published: VersionFacts | null): string {
  if (!published?.publishedAt) return 'Not public yet';
  return `Version ${published.version}, public since ${formatInstant(published.publishedAt)}`;
}

/** What is being written or waits, in words. */
export function draftWords(draft: VersionFacts | null): string {
  if (!draft) return 'No draft';
  if (draft.scheduledFor) return `Goes public ${formatInstant(draft.scheduledFor)}`;
  return `Draft saved ${formatInstant(draft.updatedAt)}${draft.savedBy ? ` by ${draft.savedBy}` : ''}`;
}
