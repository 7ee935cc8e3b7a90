import type { AmendmentOutcome } from '@sangamam/contract/orders/amendments/amendment-endpoints';

import type { Context } from '#server/db/context.ts';
import { wasDone } from '#server/features/audit/was-done.ts';
import { listShuttlesOf } from '#server/features/travel/plan/list-shuttles-of.ts';

import { findHotelStay } from '../order/hotel-stay-read-model.ts';
import { statusOf, type OrderRow } from '../order/order-facts.ts';

/**
 * What others have to look at again when the people of a registration change: a room that is booked, seats on shuttles, and
 * the badges of a confirmed family once those of its convention are printed.
 */
export async function concernsOf(ctx: Context, order: OrderRow): Promise<AmendmentOutcome['concerns']> {
  const stay = await findHotelStay(ctx.db, order.id);
  const shuttles = await listShuttlesOf(ctx, [order.id]);
  const printed = {
    entity: 'convention',
    entityId: order.conventionId,
    action: 'desk.badges-printed',
  } as const;
  return [
    ...(stay?.stay.confirmationNumber ? (['HOTEL'] as const) : []),
    ...((shuttles.get(order.id) ?? []).length > 0 ? (['SHUTTLE'] as const) : []),
    ...(statusOf(order) === 'CONFIRMED' && (await wasDone(ctx, printed)) ? (['BADGES'] as const) : []),
  ];
}
