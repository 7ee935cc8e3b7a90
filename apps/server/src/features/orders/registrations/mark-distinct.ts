import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { deleteDistinct, insertDistinct } from '../distinct-people-repository.ts';
import { listDuplicates } from './list-duplicates.ts';

interface Mark {
  orderId: string;
  participantId: string;
  otherParticipantId: string;
  isDistinct: boolean;
}

/**
 * Stores that two people who look like one are two, or takes that back; returns the possible duplicates of the
 * registration. Idempotent. The pair holds in both registrations, and in later ones of the same people.
 *
 * @throws ORDER_NOT_FOUND, CONFLICT when the two are no possible duplicates, or no longer
 */
export function markDistinct(ctx: Context, actor: Actor, mark: Mark) {
  const { orderId, participantId, otherParticipantId, isDistinct } = mark;
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const pair = (await listDuplicates(ctx, orderId)).find(
      (one) => one.participantId === participantId && one.otherParticipantId === otherParticipantId,
    );
    if (!pair) throw new AppError('CONFLICT');
    const store = isDistinct ? insertDistinct : deleteDistinct;
    if (await store(ctx.db, [participantId, otherParticipantId])) {
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: isDistinct ? 'order.people-distinguished' : 'order.distinction-removed',
        entityId: orderId,
        before: { isDistinct: !isDistinct },
        after: { isDistinct, participantId, otherParticipantId, otherOrderId: pair.otherOrderId },
      });
    }
    return listDuplicates(ctx, orderId);
  });
}
