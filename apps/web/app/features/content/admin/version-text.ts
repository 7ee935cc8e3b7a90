import type { VersionFacts } from '@sangamam/contract/content/admin/page-detail';

import * as phrases from '#phrases/content/admin.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';

/** Describes the published version. */
export function publicText(published: VersionFacts | null): string {
  if (!published?.publishedAt) return phrases.notPublicYet;
  return phrases.versionPublicSince({
    version: published.version,
    publishedAt: formatInstant(published.publishedAt),
  });
}

/** Describes the draft or scheduled version. */
export function draftText(draft: VersionFacts | null): string {
  if (!draft) return phrases.noDraft;
  if (draft.scheduledFor) return phrases.goesPublic({ scheduledFor: formatInstant(draft.scheduledFor) });
  const savedAt = formatInstant(draft.updatedAt);
  return draft.savedBy
    ? phrases.draftSavedBy({ savedAt, savedBy: draft.savedBy })
    : phrases.draftSaved({ savedAt });
}
