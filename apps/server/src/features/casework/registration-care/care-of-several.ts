import type { Assignment, FollowUpChange } from '@sangamam/contract/casework/care/care';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import type { Context } from '#server/db/context.ts';
import { eachWithResult } from '#server/features/orders/decisions/each-with-result.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { assign } from '../care/assign.ts';
import { setFollowUp } from '../care/set-follow-up.ts';
import { registrationKind } from './registration-kind.ts';

/** Assigns several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export function assignRegistrations(
  ctx: Context,
  actor: Actor,
  {
    userId,
    registrations,
  }: {
    userId: Assignment['userId'];
    registrations: readonly ({ orderId: string } & Pick<Assignment, 'assignedToSeen'>)[];
  },
): Promise<RegistrationBulkResult[]> {
  return each(registrations, ({ orderId, assignedToSeen }) =>
    assign(ctx, actor, registrationKind, orderId, { userId, assignedToSeen }),
  );
}

/** Sets or clears the follow-ups of several orders, each in a transaction of its own; answers a result for each. */
export function setFollowUps(
  ctx: Context,
  actor: Actor,
  {
    followUp,
    registrations,
  }: {
    followUp: FollowUpChange['followUp'];
    registrations: readonly ({ orderId: string } & Pick<FollowUpChange, 'seen'>)[];
  },
): Promise<RegistrationBulkResult[]> {
  return each(registrations, ({ orderId, seen }) =>
    setFollowUp(ctx, actor, registrationKind, orderId, { followUp, seen }),
  );
}

function each<Item extends { orderId: string }>(
  registrations: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<RegistrationBulkResult[]> {
  return eachWithResult(
    registrations,
    async (item): Promise<RegistrationBulkResult> => {
      await work(item);
      return { _id: item.orderId, succeeded: true, decisionId: null, code: null, message: null };
    },
    ({ orderId }, refusal) => ({ _id: orderId, succeeded: false, decisionId: null, ...refusal }),
  );
}
