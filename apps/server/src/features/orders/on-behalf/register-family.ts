import type {
  FamilyRegistration,
  RegisteredHow,
  registerFamily as endpoint,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { constraintRefusal } from '#server/db/constraint-errors.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { openAccount } from '#server/features/accounts/sign-up/open-account.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { initiateRegistration } from '../initiation/initiate-registration.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { addParticipant } from '../participants/add-participant.ts';
import { participantRow } from '../participants/participant-row.ts';
import { chooseAddons } from '../selection/choose-addons.ts';
import { selectPackage } from '../selection/select-package.ts';
import { submitForApproval } from '../submission/submit-for-approval.ts';

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
  {
    conventionId,
    people: [self, ...others],
    packageId,
    addons,
    specialRequest,
    how,
    expectedTotal,
  }: FamilyRegistration,
): Promise<EndpointData<typeof endpoint>> {
  return inTransaction(ctx, async (ctx) => {
    if (!self) throw new AppError('PARTICIPANT_REQUIRED');
    const now = ctx.now();
    const account = await atPerson(0, () =>
      openAccount(ctx, { ...participantRow(self, now), createdAt: now }, { language: null }),
    );
    const family: Actor = {
      userId: account.id,
      personId: account.personId,
      type: 'REGISTRANT',
      roles: [],
      sessionId: staff.sessionId,
      email: self.email ?? '',
      onBehalfBy: staff.userId,
    };
    const key = { userId: account.id, conventionId };
    const { id: orderId, tempNumber } = await initiateRegistration(ctx, family, key);
    for (const [index, person] of others.entries())
      await atPerson(index + 1, () =>
        addParticipant(ctx, family, { ...person, primaryUserId: account.id, conventionId }),
      );
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
      after: { how, termsRead: true },
      reason: howInWords[how],
    });
    const { total } = await submitForApproval(ctx, family, key, { expectedTotal });
    return {
      orderId,
      tmpConvRegNo: tempNumber,
      userId: account.id,
      total,
      isInvited: Boolean(self.email),
    };
  });
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
