import type { VersionFacts } from '@sangamam/contract/content/page-desk';

import { spokenInstant } from '#web/lib/text/date-text.ts';

/** What visitors see, in words. */
export function publicWords(published: VersionFacts | null): string {
  if (!published?.publishedAt) return 'Not public yet';
  return `Version ${published.version}, public since ${spokenInstant(published.publishedAt)}`;
}

/** What is being written or waits, in words. */
export function draftWords(draft: VersionFacts | null): string {
  if (!draft) return 'No draft';
  if (draft.scheduledFor) return `Goes public ${spokenInstant(draft.scheduledFor)}`;
  return `Draft saved ${spokenInstant(draft.updatedAt)}${draft.savedBy ? ` by ${draft.savedBy}` : ''}`;
}
