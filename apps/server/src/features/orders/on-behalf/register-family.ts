import type {
  FamilyRegistration,
  KnownFamilyRegistration,
  RegisteredFamily,
  RegisteredHow,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { FamilyMember } from '@sangamam/contract/orders/participants/participant-payload';

import { constraintRefusal } from '#server/db/constraint-errors.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { lockFamilyAccount } from '#server/features/accounts/account/lock-family-account.ts';
import { openAccount } from '#server/features/accounts/sign-up/open-account.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { initiateRegistration } from '../initiation/initiate-registration.ts';
import { findActiveOrder, type OrderRow } from '../order/order-repository.ts';
import { lockOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { addParticipant } from '../participants/add-participant.ts';
import { participantRow } from '../participants/participant-row.ts';
import { selectParticipants } from '../participants/select-participants.ts';
import { chooseAddons } from '../selection/choose-addons.ts';
import { selectPackage } from '../selection/select-package.ts';
import { submitForApproval } from '../submission/submit-for-approval.ts';

type Wishes = Pick<FamilyRegistration, 'packageId' | 'addons' | 'specialRequest' | 'how' | 'expectedTotal'>;

/** What staff read of it in the log. */
const howInWords: Record<RegisteredHow, string> = {
  PHONE: 'By phone; the terms were read aloud',
  PAPER: 'From paper; the terms were read aloud',
  IN_PERSON: 'In person; the terms were read aloud',
};

/**
 * Registers a family that does not do it itself, in the steps that it would take: an account, the registration with its
 * people, package and add-ons, sent for approval. All or nothing; the log names the staff member at each step.
 *
 * @throws as the endpoint says; RQST_PARAMS_INVALID for a local unit that does not exist
 */
export function registerFamily(
  ctx: Context,
  staff: Actor,
  { conventionId, people: [self, ...others], ...wishes }: FamilyRegistration,
): Promise<RegisteredFamily> {
  return inTransaction(ctx, async (ctx) => {
    if (!self) throw new AppError('PARTICIPANT_REQUIRED');
    const now = ctx.now();
    const account = await atPerson(0, () =>
      openAccount(ctx, { ...participantRow(self, now), createdAt: now }, { language: null }),
    );
    const family = inTheNameOf(staff, { ...account, email: self.email ?? '' });
    const key = { userId: account.id, conventionId };
    const { id: orderId, tempNumber } = await initiateRegistration(ctx, family, key);
    await addPeople(ctx, family, key, { people: others, firstIndex: 1 });
    const total = await choose(ctx, { staff, family }, { ...key, orderId }, wishes);
    return {
      orderId,
      tmpConvRegNo: tempNumber,
      userId: account.id,
      total,
      isInvited: Boolean(self.email),
    };
  });
}

/**
 * Registers a family on the account that it has, in the same steps. A draft that it began is continued as staff saw it:
 * its discount code stays, people, package and add-ons are those that are sent.
 *
 * @throws as the endpoint says; CONFLICT for a draft that changed or began since staff read it
 */
export function registerKnownFamily(
  ctx: Context,
  staff: Actor,
  userId: string,
  { conventionId, attending, people, draft, ...wishes }: KnownFamilyRegistration,
): Promise<RegisteredFamily> {
  return inTransaction(ctx, async (ctx) => {
    const account = await lockFamilyAccount(ctx, userId);
    const family = inTheNameOf(staff, account);
    const key = { userId, conventionId };
    requireSeenDraft(await findActiveOrder(ctx.db, key, { lock: true }), draft);
    const { id: orderId, tempNumber } = await initiateRegistration(ctx, family, key);
    await selectParticipants(ctx, family, { ...key, participantIds: attending });
    await addPeople(ctx, family, key, { people, firstIndex: 0 });
    const total = await choose(
      ctx,
      { staff, family, continues: draft !== null },
      { ...key, orderId },
      wishes,
    );
    return { orderId, tmpConvRegNo: tempNumber, userId, total, isInvited: false };
  });
}

/** Refuses a registration that was sent, and a draft that is not the one that staff saw. */
function requireSeenDraft(order: OrderRow | undefined, seen: KnownFamilyRegistration['draft']): void {
  if (order && order.submittedAt !== null) throw new AppError('REGISTERED_ALREADY');
  const isSeen = order?.id === seen?.orderId && order?.updatedAt.getTime() === timeOf(seen?.changedAt);
  if (!isSeen) throw new AppError('CONFLICT');
}

const timeOf = (instant: string | undefined) =>
  instant === undefined ? undefined : new Date(instant).getTime();

/** Staff who act for the account of a family. */
function inTheNameOf(
  { userId, sessionId }: Actor,
  account: { id: string; personId: string; email: string },
): Actor {
  return {
    userId: account.id,
    personId: account.personId,
    type: 'REGISTRANT',
    roles: [],
    sessionId,
    email: account.email,
    onBehalfBy: userId,
  };
}

async function addPeople(
  ctx: Context,
  family: Actor,
  { userId: primaryUserId, conventionId }: RegistrationKey,
  { people, firstIndex }: { people: readonly FamilyMember[]; firstIndex: number },
): Promise<void> {
  for (const [index, person] of people.entries())
    await atPerson(firstIndex + index, () =>
      addParticipant(ctx, family, { ...person, primaryUserId, conventionId }),
    );
}

/** Chooses package and add-ons, writes down how it came, and sends it. Answers the total. */
async function choose(
  ctx: Context,
  { staff, family, continues = false }: { staff: Actor; family: Actor; continues?: boolean },
  { orderId, ...key }: RegistrationKey & { orderId: string },
  { packageId, addons, specialRequest, how, expectedTotal }: Wishes,
): Promise<number> {
  await selectPackage(ctx, family, { ...key, packageId });
  await chooseAddons(ctx, await lockOrder(ctx, orderId), {
    selectedAddonData: addons.map(({ addonId, key: option, quantity }) => ({
      addonId,
      data: { key: option, value: { quantity } },
    })),
    specialRequest,
  });
  await recordAudit(ctx, {
    actorId: staff.userId,
    action: 'order.registered-on-behalf',
    entityId: orderId,
    after: { how, termsRead: true, ...(continues && { continuesDraft: true }) },
    reason: continues ? `${howInWords[how]}; continues the draft of the family` : howInWords[how],
  });
  const { total } = await submitForApproval(ctx, family, key, { expectedTotal });
  return total;
}

/** Names the person whom a refusal is about: the caller sent all of them at once. */
async function atPerson<Result>(index: number, add: () => Promise<Result>): Promise<Result> {
  try {
    return await add();
  } catch (error) {
    const [first] = error instanceof AppError ? error.errors : [constraintRefusal(error)];
    if (!first) throw error;
    throw AppError.all([{ ...first, field: `people.${index}` }]);
  }
}
