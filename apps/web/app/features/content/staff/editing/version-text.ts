import type { VersionFacts } from '@sangamam/contract/content/editing/page-detail';

import * as phrases from '#phrases/content/staff/pages.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';

/** Describes the published version; `format` writes its moment. */
export function publicText(published: VersionFacts | null, format = formatInstant): string {
  if (!published?.publishedAt) return phrases.notPublicYet;
  return phrases.versionPublicSince({
    version: published.version,
    publishedAt: format(published.publishedAt),
  });
}

/** Describes the draft or scheduled version; `format` writes its moments. */
export function draftText(draft: VersionFacts | null, format = formatInstant): string {
  if (!draft) return phrases.noDraft;
  if (draft.scheduledFor) return phrases.goesPublic({ scheduledFor: format(draft.scheduledFor) });
  const savedAt = format(draft.updatedAt);
  return draft.savedBy
    ? phrases.draftSavedBy({ savedAt, savedBy: draft.savedBy })
    : phrases.draftSaved({ savedAt });
}
