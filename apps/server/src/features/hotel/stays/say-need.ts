import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Context } from '#server/db/context.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changingStay, lockStay } from './changing-stay.ts';
import { updateStay } from './hotel-admin-repository.ts';

/**
 * Says whether a family sleeps at the hotel, whatever its package includes; `null` goes by the package again.
 *
 * @throws ORDER_NOT_FOUND; TRANSITION_NOT_POSSIBLE unless it is confirmed, or when the hotel has given it a number; CONFLICT
 */
export function sayNeed(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { needsRoom, revision }: { needsRoom: boolean | null; revision: number },
): Promise<{ revision: number }> {
  return changingStay(ctx, actor, orderId, async (ctx) => {
    const { order, stay } = await lockStay(ctx, orderId, revision);
    const isPossible = statusOf(order) === 'CONFIRMED' && stay.confirmationNumber === null;
    if (!isPossible) throw new AppError('TRANSITION_NOT_POSSIBLE');
    if (stay.needsRoom === needsRoom) return { revision: stay.revision };
    const changed = await updateStay(ctx.db, stay, {
      needsRoom,
      needsRoomSaidBy: needsRoom === null ? null : actor.userId,
      needsRoomSaidAt: needsRoom === null ? null : ctx.now(),
      updatedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.need-said',
      entityId: order.id,
      before: { needsRoom: stay.needsRoom },
      after: { needsRoom },
    });
    return { revision: changed.revision };
  });
}
