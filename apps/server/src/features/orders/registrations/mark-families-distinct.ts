import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { deleteDistinct, insertDistinct } from '../distinct-people-repository.ts';
import { listPairsOf } from './duplicate-read-model.ts';
import { presentPair } from './list-duplicate-families.ts';

/**
 * Stores that nobody of two registrations is in both, or takes that back, for all who look as if they were. Idempotent.
 * The history of the first registration has each pair that is new.
 *
 * @throws ORDER_NOT_FOUND, CONFLICT when they have nobody in common, or no longer
 */
export function markFamiliesDistinct(
  ctx: Context,
  actor: Actor,
  { orderId, otherOrderId, isDistinct }: { orderId: string; otherOrderId: string; isDistinct: boolean },
) {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockOrders(ctx, [orderId, otherOrderId]);
    if (!locked.has(orderId) || !locked.has(otherOrderId)) throw new AppError('ORDER_NOT_FOUND');
    const pairs = async () =>
      (await listPairsOf(ctx.db, orderId)).filter((one) => one.otherOrderId === otherOrderId);
    const before = await pairs();
    if (before.length === 0) throw new AppError('CONFLICT');
    const store = isDistinct ? insertDistinct : deleteDistinct;
    for (const { personId, otherPersonId } of before) {
      if (!(await store(ctx.db, [personId, otherPersonId]))) continue;
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: isDistinct ? 'order.people-distinguished' : 'order.distinction-removed',
        entityId: orderId,
        before: { isDistinct: !isDistinct },
        after: { isDistinct, participantId: personId, otherParticipantId: otherPersonId, otherOrderId },
      });
    }
    return { people: (await pairs()).map(presentPair) };
  });
}
