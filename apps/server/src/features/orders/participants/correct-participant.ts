import type { ParticipantCorrection } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { isUnderOwnMailAge } from '@sangamam/contract/orders/participants/minors';
import { participantMessages as say } from '@sangamam/contract/orders/participants/participant-messages';

import { inTransaction, type Context } from '#server/db/context.ts';
import { lockActiveAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { changeAccountEmail } from '#server/features/accounts/email-address/change-account-email.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockPerson } from '#server/features/people/lock-person.ts';
import { readPerson } from '#server/features/people/read-person.ts';
import { changePerson } from '#server/features/people/save-person.ts';
import type { PersonSnapshot } from '#server/db/schema/orders/orders.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { updateSnapshot } from './snapshot/snapshot-participants.ts';
import { participantsOfOrder } from './list/list-participants.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { findParticipant } from './participant-repository.ts';
import { refuseUsedEmail } from './refuse-used-email.ts';

type ParticipantColumns = Omit<PersonSnapshot, 'localUnitName'>;

interface Correction {
  orderId: string;
  participantId: string;
  change: ParticipantCorrection;
  reason: string;
  /** The revision that the correction started from. */
  revision: number;
}

/**
 * Corrects a person on behalf of the family; the audit log has the difference. In a submitted registration the snapshot
 * changes too (docs/decisions/007).
 *
 * @throws ORDER_NOT_FOUND also for an add-on order, which has no people of its own; ORDER_LOCKED for a cancelled one,
 *   USER_NOT_FOUND, USER_EXIST, CONFLICT for an older revision and for the e-mail address that names the account,
 *   RQST_PARAMS_INVALID for the e-mail address of a child too young for an account
 */
export function correctParticipant(
  ctx: Context,
  actor: Actor,
  { orderId, participantId, change, reason, revision }: Correction,
) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.parentOrderId !== null) throw new AppError('ORDER_NOT_FOUND');
    if (order.cancelledAt !== null) throw new AppError('ORDER_LOCKED');
    const participant = await findParticipant(ctx.db, orderId, participantId);
    if (!participant) throw new AppError('USER_NOT_FOUND');
    requireRevision(participant.revision + (await lockPerson(ctx, participantId)), revision);
    if (participant.relationship === 'SELF' && change.email !== undefined)
      await nameAccount(ctx, order.userId, participantId, change.email);
    const shown = participant.snapshot ?? (await readPerson(ctx, participantId));
    const values = columnsOf(change);
    const dob = values.dob ?? shown.dob;
    if (dob !== null && isUnderOwnMailAge(dob, ctx.now().toISOString().slice(0, 10))) {
      if (values.email) {
        throw new AppError('RQST_PARAMS_INVALID', { field: 'change.email', message: say.emailOfChild });
      }
      if (shown.email !== null) values.email = null;
    }
    const changed = (Object.keys(values) as (keyof ParticipantColumns)[]).filter(
      (field) => shown[field] !== values[field],
    );
    if (changed.length > 0) {
      await refuseUsedEmail(ctx, { orderId, email: values.email, personId: participantId }, () =>
        changePerson(ctx, participantId, { ...values, updatedAt: ctx.now() }),
      );
      const kept = participant.snapshot;
      if (kept !== null) await updateSnapshot(ctx, orderId, participantId, { kept, change: values });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'order.edited',
        entityId: orderId,
        before: Object.fromEntries(changed.map((field) => [field, shown[field]])),
        after: { participantId, ...Object.fromEntries(changed.map((field) => [field, values[field]])) },
        reason,
      });
    }
    return {
      participants: await participantsOfOrder(ctx, orderId),
      changed: changed.map((field) => ({
        field,
        before: String(shown[field] ?? ''),
        after: String(values[field] ?? ''),
      })),
    };
  });
}

/** Gives an account that staff opened without an e-mail address one: it gets the link that sets a password. */
async function nameAccount(
  ctx: Context,
  userId: string,
  personId: string,
  email: string | null,
): Promise<void> {
  const registrant = await readPerson(ctx, personId);
  if (registrant.email !== null || email === null)
    throw new AppError('CONFLICT', {
      message: "The registrant's e-mail address is the account's name and cannot be changed here.",
      field: 'change.email',
    });
  await lockActiveAccount(ctx, userId);
  await changeAccountEmail(ctx, userId, email);
}

/** The correction as columns; omitted fields do not change. */
function columnsOf({
  organization: localUnitId,
  mobile,
  parishInKerala,
  otherParish,
  ...same
}: ParticipantCorrection): Partial<ParticipantColumns> {
  const columns = {
    ...same,
    localUnitId,
    parishInKerala: parishInKerala === '' ? null : parishInKerala,
    otherParish: otherParish === '' ? null : otherParish,
    mobileCountryCode: mobile === undefined ? undefined : (mobile?.countryCode ?? null),
    mobileNumber: mobile === undefined ? undefined : (mobile?.phoneNumber ?? null),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
