import type { ApprovalResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { approveRegistration } from '../decisions/decide-registration.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import { ownDecision } from '../decisions/own-decision.ts';
import { statusOf } from '../order/order-facts.ts';

/** Approves several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export function approveRegistrations(
  ctx: Context,
  actor: Actor,
  orderIds: readonly string[],
): Promise<ApprovalResult[]> {
  return eachWithResult<string, ApprovalResult>(
    new Set(orderIds),
    async (_id) => {
      const order = await approveRegistration(ctx, actor, _id);
      return {
        _id,
        approved: true,
        status: statusOf(order),
        permConvRegNo: order.permNumber,
        decisionId: (await ownDecision(ctx, actor, order)).decisionId,
        code: null,
        message: null,
      };
    },
    (_id, refusal) => ({
      _id,
      approved: false,
      status: null,
      permConvRegNo: null,
      decisionId: null,
      ...refusal,
    }),
  );
}
