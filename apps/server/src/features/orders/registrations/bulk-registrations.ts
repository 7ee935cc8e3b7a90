import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { messageFamily } from '#server/features/casework/questions/ask-family.ts';

import { rejectRegistration } from '../decisions/decide-registration.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import { ownDecision } from '../decisions/own-decision.ts';

/** Rejects several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export function rejectRegistrations(
  ctx: Context,
  actor: Actor,
  { orderIds, reason }: { orderIds: readonly string[]; reason: string },
): Promise<RegistrationBulkResult[]> {
  return withEach(orderIds, async (orderId) => {
    const order = await rejectRegistration(ctx, actor, orderId, reason);
    return (await ownDecision(ctx, actor, order)).decisionId;
  });
}

/** Asks several families the same, each in a transaction of its own; answers a result for each, in the order asked. */
export function messageFamilies(
  ctx: Context,
  actor: Actor,
  { orderIds, question }: { orderIds: readonly string[]; question: string },
): Promise<RegistrationBulkResult[]> {
  return withEach(orderIds, async (orderId) => {
    await messageFamily(ctx, actor, orderId, question);
    return null;
  });
}

function withEach(
  orderIds: readonly string[],
  work: (orderId: string) => Promise<string | null>,
): Promise<RegistrationBulkResult[]> {
  return eachWithResult<string, RegistrationBulkResult>(
    new Set(orderIds),
    async (_id) => ({ _id, succeeded: true, decisionId: await work(_id), code: null, message: null }),
    (_id, refusal) => ({ _id, succeeded: false, decisionId: null, ...refusal }),
  );
}
