import { inTransaction, type Context } from '#server/db/context.ts';
import { lockPerson } from '#server/features/people/lock-person.ts';
import { readPerson } from '#server/features/people/read-person.ts';
import { changePerson } from '#server/features/people/save-person.ts';
import { lockOpenOrder } from '../order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { participantMessages as say } from '@sangamam/contract/orders/participants/participant-messages';
import type { ParticipantPayload } from '@sangamam/contract/orders/participants/participant-payload';

import { participantsAfterChange, type ChangedParticipants } from './list/participants-after-change.ts';
import { participantNotFound } from './list/participant-not-found.ts';
import { findParticipant, updateParticipant } from './participant-repository.ts';
import { participantRow } from './participant-row.ts';
import { refuseUsedEmail } from './refuse-used-email.ts';

interface Edit {
  participantId: string;
  payload: ParticipantPayload;
  /** The revision that the change started from, where the client knows it. */
  revision?: number | undefined;
}

/**
 * Changes a family member of the actor's open registration. SELF stays SELF and keeps its e-mail address, which is the
 * account's name.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, USER_NOT_FOUND, USER_EXIST, RELATIONSHIP_TAKEN, CONFLICT, RQST_PARAMS_INVALID
 *   at `receiveNotification` for a person without address and phone number
 */
export function editParticipant(
  ctx: Context,
  actor: Actor,
  { participantId, payload, revision }: Edit,
): Promise<ChangedParticipants> {
  const key = { userId: payload.primaryUserId, conventionId: payload.conventionId };
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    const participant = await findParticipant(ctx.db, order.id, participantId);
    if (!participant) throw participantNotFound();
    requireRevision(participant.revision + (await lockPerson(ctx, participantId)), revision);
    const isSelf = participant.relationship === 'SELF';
    if (isSelf !== (payload.relationShip === 'SELF')) {
      throw new AppError('RELATIONSHIP_TAKEN', { field: 'relationShip' });
    }
    const isUnknown = payload.email === undefined && !payload.mobile && !isSelf;
    if (payload.receiveNotification && isUnknown) await refuseWithoutAddress(ctx, participantId);
    const change = changeFor(payload, { isSelf, now: ctx.now() });
    await refuseUsedEmail(ctx, { orderId: order.id, email: change.email, personId: participantId }, () =>
      changePerson(ctx, participantId, change),
    );
    await updateParticipant(ctx.db, order.id, participantId, { relationship: payload.relationShip });
    return participantsAfterChange(ctx, order.id);
  });
}

/** Notifications need an e-mail address or a phone number; the stored address counts (SPEC §5). */
async function refuseWithoutAddress(ctx: Context, participantId: string): Promise<void> {
  const { email } = await readPerson(ctx, participantId);
  if (email === null) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'receiveNotification', message: say.notification });
  }
}

/**
 * What an edit may change. The e-mail address of SELF never changes, and omitting the phone number does not remove it.
 */
function changeFor(
  payload: ParticipantPayload,
  { isSelf, now }: { isSelf: boolean; now: Date },
): Parameters<typeof changePerson>[2] {
  const { email, mobileCountryCode, mobileNumber, ...rest } = participantRow(payload, now);
  const mobile = { mobileCountryCode, mobileNumber };
  if (isSelf) return mobileNumber === null ? rest : { ...rest, ...mobile };
  return { ...rest, ...mobile, ...(email !== undefined && { email }) };
}
