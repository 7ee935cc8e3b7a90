import * as endpoints from '@sangamam/contract/audit/activity-log/log-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { exportLog } from './export-log.ts';
import { listActions } from './log-read-model.ts';
import { readLog } from './read-log.ts';

/** The log of the whole site, for administrators. */
export function activityLogRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listLog, ({ query }) => readLog(ctx, query));
  bindEndpoint(app, endpoints.listLoggedActions, () => listActions(ctx.db));
  bindDownload(app, endpoints.exportLog, ({ actor, params, query }) =>
    exportLog(ctx, actor, params.format, query),
  );
}
