import { getOverview } from '@sangamam/contract/overview/overview-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readOverview } from './read-overview.ts';

/** The overview of the admin area. */
export function overviewRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getOverview, ({ actor, query }) => readOverview(ctx, actor, query.conventionId));
}
