import type { UndoResult } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { statusOf } from '../../order/order-facts.ts';
import { eachWithResult } from '../each-with-result.ts';
import { undoRegistrationDecision, type TakeBackAmendment } from './undo-registration-decision.ts';

/** Undoes several decisions, each in a transaction of its own; answers a result for each, in the order asked. */
export function undoEach(
  ctx: Context,
  actor: Actor,
  decisions: readonly { orderId: string; decisionId: string }[],
  takeBack: TakeBackAmendment,
): Promise<UndoResult[]> {
  return eachWithResult<{ orderId: string; decisionId: string }, UndoResult>(
    decisions,
    async (decision) => {
      const order = await undoRegistrationDecision(ctx, actor, decision, takeBack);
      const { id: _id, registrationStatus } = order;
      return { _id, undone: true, status: statusOf(order), registrationStatus, code: null, message: null };
    },
    ({ orderId: _id }, refusal) => ({
      _id,
      undone: false,
      status: null,
      registrationStatus: null,
      ...refusal,
    }),
  );
}
