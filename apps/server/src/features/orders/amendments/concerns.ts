import type { Context } from '#server/db/context.ts';
import { listShuttlesOf } from '#server/features/travel/plan/list-shuttles-of.ts';

import { findHotelStay } from '../order/hotel-stay-read-model.ts';

/** What others have to look at again when the people of a registration change: a room that is booked, seats on shuttles. */
export async function concernsOf(ctx: Context, orderId: string): Promise<('HOTEL' | 'SHUTTLE')[]> {
  const stay = await findHotelStay(ctx.db, orderId);
  const shuttles = await listShuttlesOf(ctx, [orderId]);
  return [
    ...(stay?.stay.confirmationNumber ? (['HOTEL'] as const) : []),
    ...((shuttles.get(orderId) ?? []).length > 0 ? (['SHUTTLE'] as const) : []),
  ];
}
