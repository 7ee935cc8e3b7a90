import type { HotelDetails } from '@sangamam/contract/hotel/hotel-details';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { requireHotelDetails } from '#server/features/orders/order/hotel-details.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { clearCheckIn, setCheckedIn } from './hotel-repository.ts';

/**
 * Checks the actor's family in at its hotel, or takes its own check-in back for a minute. A repeated call changes nothing
 * and returns the same.
 *
 * @throws ORDER_NOT_FOUND; TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number;
 *   CHECK_IN_NOT_OPEN before the first day for it; UNDO_TOO_LATE after the minute, or when staff checked the family in
 */
export function changeCheckIn(
  ctx: Context,
  actor: Actor,
  orderId: string,
  checkedIn: boolean,
): Promise<HotelDetails> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const details = await requireHotelDetails(ctx, order);
    if (details.checkedIn === checkedIn) return details;
    if (checkedIn && !details.checkInOpen) throw new AppError('CHECK_IN_NOT_OPEN');
    if (!checkedIn && details.undoUntil === null) throw new AppError('UNDO_TOO_LATE');
    await (checkedIn ? setCheckedIn(ctx.db, order.id, ctx.now()) : clearCheckIn(ctx.db, order.id, ctx.now()));
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: checkedIn ? 'hotel.checked-in' : 'hotel.check-in-taken-back',
      entityId: order.id,
    });
    return requireHotelDetails(ctx, order);
  });
}
