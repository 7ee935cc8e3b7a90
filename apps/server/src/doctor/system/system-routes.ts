import { readSystemStatus, settleFailedJob } from '@sangamam/contract/reports/system/system-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readStatus, type Installation } from './read-status.ts';
import { settleJob } from './settle-job.ts';

/** How the installation is, live, and what can be done about jobs that were given up. */
export function systemRoutes(app: FastifyInstance, ctx: Context, installation: Installation): void {
  bindEndpoint(app, readSystemStatus, () => readStatus(ctx, installation));
  bindEndpoint(app, settleFailedJob, ({ actor, params, body }) =>
    settleJob(ctx, actor, { ...params, ...body }),
  );
}
