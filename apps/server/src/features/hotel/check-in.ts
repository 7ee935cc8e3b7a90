import type { HotelDetails } from '@sangamam/contract/hotel/hotel-details';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { requireHotelDetails } from '#server/features/orders/order/hotel-details.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { setCheckedIn } from './hotel-repository.ts';

/**
 * Checks the actor's family in at its hotel. A repeated call changes nothing and returns the same.
 *
 * @throws ORDER_NOT_FOUND; TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number
 */
export function checkIn(ctx: Context, actor: Actor, orderId: string): Promise<HotelDetails> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const details = await requireHotelDetails(ctx, order);
    if (details.checkedIn) return details;
    await setCheckedIn(ctx.db, order.id, ctx.now());
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.checked-in',
      entity: 'order',
      entityId: order.id,
    });
    return { ...details, checkedIn: true };
  });
}
