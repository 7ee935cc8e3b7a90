import { saveTravelPlan as saveTravelPlanEndpoint } from '@sangamam/contract/travel/plan/travel-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { saveTravelPlan } from './save-travel-plan.ts';

/** Arrival and departure of a family (SPEC §7). */
export function travelPlanRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, saveTravelPlanEndpoint, ({ actor, params, body }) =>
    saveTravelPlan(ctx, actor, params.orderId, body),
  );
}
