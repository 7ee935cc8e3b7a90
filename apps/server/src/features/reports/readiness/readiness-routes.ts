import {
  getReadiness,
  listReadiness as list,
} from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listReadiness } from './list-readiness.ts';
import { readOwnReadiness, readReadiness } from './read-readiness.ts';

/** What families still need before the convention, as they and staff read it. */
export function readinessRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getOwnReadiness, ({ actor, params }) => readOwnReadiness(ctx, actor, params.orderId));
  bindEndpoint(app, list, ({ query }) => listReadiness(ctx, query));
  bindEndpoint(app, getReadiness, ({ params }) => readReadiness(ctx, params.orderId));
}
