import type { ArrivalDepartureInfo } from '@sangamam/contract/travel/plan/travel-plan';

import type { Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import { listShuttlesOf } from './list-shuttles-of.ts';
import { presentTravelPlan } from './present-travel-plan.ts';
import { listLegsOf } from './travel-plan-read-model.ts';

/** The travel plan of an order that the caller may see. */
export async function readTravelPlan(ctx: Context, order: OrderRow): Promise<ArrivalDepartureInfo> {
  const shuttles = (await listShuttlesOf(ctx, [order.id])).get(order.id);
  return presentTravelPlan(order, await listLegsOf(ctx.db, order.id), shuttles);
}
