import {
  listNotices,
  settleFailedJobs as settleFailedJobsEndpoint,
} from '@sangamam/contract/notices/admin/notice-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readNotices } from './read-notices.ts';
import { settleFailedJobs } from './settle-failed-jobs.ts';

/** What administrators should know about the installation. */
export function noticeAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, listNotices, () => readNotices(ctx));
  bindEndpoint(app, settleFailedJobsEndpoint, ({ actor, body }) => settleFailedJobs(ctx, actor, body));
}
