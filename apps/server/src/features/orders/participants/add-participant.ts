import { inTransaction, type Context } from '#server/db/context.ts';
import { readPerson } from '#server/features/people/read-person.ts';
import { createPerson } from '#server/features/people/save-person.ts';
import { lockOpenOrder } from '../order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { mostParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { ParticipantPayload } from '@sangamam/contract/orders/participants/participant-payload';

import { participantsAfterChange, type ChangedParticipants } from './list/participants-after-change.ts';
import { countParticipants, insertParticipant } from './participant-repository.ts';
import { participantRow } from './participant-row.ts';
import { refuseUsedEmail } from './refuse-used-email.ts';

/**
 * Adds a family member, selected, to the actor's open registration.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, USER_EXIST for an e-mail address in use, RELATIONSHIP_TAKEN for a second one
 *   of a relationship that exists once, FAMILY_TOO_LARGE
 */
export function addParticipant(
  ctx: Context,
  actor: Actor,
  payload: ParticipantPayload,
): Promise<ChangedParticipants> {
  // SELF exists from the start, so that a second one is always refused.
  if (payload.relationShip === 'SELF') throw new AppError('RELATIONSHIP_TAKEN', { field: 'relationShip' });
  const key = { userId: payload.primaryUserId, conventionId: payload.conventionId };
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    if ((await countParticipants(ctx.db, order.id)) >= mostParticipants)
      throw new AppError('FAMILY_TOO_LARGE');
    // A registrant who is hidden from the public list hides people who are added later, too.
    const { hiddenFromList } = await readPerson(ctx, actor.personId);
    const row = { ...participantRow(payload, ctx.now()), hiddenFromList };
    const personId = await refuseUsedEmail(ctx, { orderId: order.id, email: row.email }, () =>
      createPerson(ctx, row),
    );
    await insertParticipant(ctx.db, {
      orderId: order.id,
      personId,
      relationship: payload.relationShip,
      createdAt: ctx.now(),
    });
    return participantsAfterChange(ctx, order.id);
  });
}
