import type { Context } from '#server/db/context.ts';
import { publishScheduled } from '#server/features/content/editing/publish-page.ts';
import { makeRenditions } from '#server/features/content/media/make-renditions.ts';

import type { JobHandlers } from './task-list.ts';

/** Background tasks of pages and pictures. */
export function contentTasks(ctx: Context): Pick<JobHandlers, 'publish-page' | 'make-renditions'> {
  return {
    'publish-page': (payload) => publishScheduled(ctx, payload),
    'make-renditions': ({ mediaId }) => makeRenditions(ctx, mediaId),
  };
}
