import type { FamilyShuttle } from '@sangamam/contract/travel/plan/travel-plan';

import type { Context } from '#server/db/context.ts';

import { listPublishedShuttles } from './travel-plan-read-model.ts';

/** The published shuttle runs of orders that the caller may see, by order. */
export async function listShuttlesOf(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, FamilyShuttle[]>> {
  const rows = await listPublishedShuttles(ctx.db, orderIds);
  const found = new Map<string, FamilyShuttle[]>();
  for (const { run, seat, airportName } of rows) {
    const { direction, day, departsAt, meetingPoint, driverName, driverPhone } = run;
    const shuttle = {
      direction,
      airportName,
      day,
      departsAt: departsAt.slice(0, 5),
      meetingPoint,
      driverName,
      driverPhone,
      passengers: seat.passengers,
    };
    found.set(seat.orderId, [...(found.get(seat.orderId) ?? []), shuttle]);
  }
  return found;
}
