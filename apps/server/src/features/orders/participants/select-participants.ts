import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';

import { lockOpenOrder } from '../order/require-own-order.ts';
import { participantsAfterChange, type ChangedParticipants } from './list/participants-after-change.ts';
import { participantNotFound } from './list/participant-not-found.ts';
import { listParticipantIds, selectOnly } from './participant-repository.ts';

interface Selection {
  userId: string;
  conventionId: string;
  participantIds: string[];
}

/**
 * Selects exactly these people of the actor's open registration, such as those who attended the last time. Nothing
 * changes if one of them is not on the list any more.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, USER_NOT_FOUND
 */
export function selectParticipants(
  ctx: Context,
  actor: Actor,
  { participantIds, ...key }: Selection,
): Promise<ChangedParticipants> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    const onList = new Set(await listParticipantIds(ctx.db, order.id));
    if (!participantIds.every((id) => onList.has(id))) throw participantNotFound();
    await selectOnly(ctx.db, order.id, participantIds);
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.people-chosen',
      entityId: order.id,
      after: { attending: participantIds.length },
    });
    return participantsAfterChange(ctx, order.id);
  });
}
