import { inTransaction, type Context } from '#server/db/context.ts';
import { deletePersonUnlessReferenced } from '#server/features/people/save-person.ts';
import { lockOpenOrder } from '../order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { participantsAfterChange, type ChangedParticipants } from './list/participants-after-change.ts';
import { participantNotFound } from './list/participant-not-found.ts';
import { deleteParticipantRow, findParticipant } from './participant-repository.ts';

/**
 * Removes a family member from the actor's open registration. The registrant cannot be removed.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, USER_NOT_FOUND, CONFLICT for SELF
 */
export function deleteParticipant(
  ctx: Context,
  actor: Actor,
  {
    participantId,
    primaryUserId,
    conventionId,
  }: { participantId: string; primaryUserId: string; conventionId: string },
): Promise<ChangedParticipants> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, { userId: primaryUserId, conventionId });
    const participant = await findParticipant(ctx.db, order.id, participantId);
    if (!participant) throw participantNotFound();
    if (participant.relationship === 'SELF') {
      throw new AppError('CONFLICT', { message: 'The registrant cannot be removed from the registration.' });
    }
    await deleteParticipantRow(ctx.db, order.id, participantId);
    await deletePersonUnlessReferenced(ctx, participantId);
    return participantsAfterChange(ctx, order.id);
  });
}
