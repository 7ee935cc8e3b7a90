import type { TaskList } from 'graphile-worker';

import type { Context } from '#server/db/context.ts';
import { publishScheduled } from '#server/features/content/admin/publish-page.ts';
import { makeRenditions } from '#server/features/media/make-renditions.ts';

/** What pages and pictures leave to the workers. */
export function contentTasks(ctx: Context): TaskList {
  return {
    'publish-page': (payload) =>
      publishScheduled(ctx, payload as { versionId: string; scheduledFor: string }),
    'make-renditions': (payload) => makeRenditions(ctx, (payload as { mediaId: string }).mediaId),
  };
}
