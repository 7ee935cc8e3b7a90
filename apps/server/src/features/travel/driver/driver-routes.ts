import * as endpoints from '@sangamam/contract/travel/driver/driver-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readDriverRun, requireLinkedRun } from './read-driver-run.ts';
import { recordActs } from './record-acts.ts';

/** The page of a shuttle's driver, opened by a link instead of a login. */
export function driverRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getDriverRun, async ({ params }) =>
    readDriverRun(ctx, await requireLinkedRun(ctx, params.token)),
  );
  bindEndpoint(app, endpoints.recordDriverActs, ({ params, body }) =>
    recordActs(ctx, params.token, body.acts),
  );
}
