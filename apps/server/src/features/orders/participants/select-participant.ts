import { inTransaction, type Context } from '#server/db/context.ts';
import { lockOpenOrder } from '../order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';

import { participantsAfterChange, type ChangedParticipants } from './list/participants-after-change.ts';
import { participantNotFound } from './list/participant-not-found.ts';
import { findParticipant, updateParticipant } from './participant-repository.ts';

interface Selection {
  participantId: string;
  userId: string;
  conventionId: string;
  relationShip: Relationship;
  action: 'SELECT' | 'DESELECT';
}

/**
 * Sets whether a person of the actor's open registration attends; SELF may stay at home too.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, USER_NOT_FOUND also where the relationship is not that person's
 */
export function selectParticipant(
  ctx: Context,
  actor: Actor,
  { participantId, relationShip, action, ...of }: Selection,
): Promise<ChangedParticipants> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, of);
    const participant = await findParticipant(ctx.db, order.id, participantId);
    if (participant?.relationship !== relationShip) throw participantNotFound();
    await updateParticipant(ctx.db, order.id, participantId, { selected: action === 'SELECT' });
    return participantsAfterChange(ctx, order.id);
  });
}
