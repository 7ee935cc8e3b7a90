import {
  listNotices,
  settleFailedJobs as settleFailedJobsEndpoint,
} from '@sangamam/contract/notices/list/notice-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readNotices, type NoticeChecks } from './read-notices.ts';
import { settleFailedJobs } from './settle-failed-jobs.ts';

/** What administrators should know about the installation. */
export function noticeAdminRoutes(app: FastifyInstance, ctx: Context, checks: NoticeChecks): void {
  bindEndpoint(app, listNotices, () => readNotices(ctx, checks));
  bindEndpoint(app, settleFailedJobsEndpoint, ({ actor, body }) => settleFailedJobs(ctx, actor, body));
}
