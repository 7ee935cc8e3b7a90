import {
  takeBackDecision,
  type TakeBackFacts,
} from '@sangamam/contract/orders/decisions/registration-decisions';

import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { findUndoable, undoDecision, whetherUndoable } from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { mailApprovalTakenBack } from '../mails/approval-taken-back-mail.ts';
import { decisionFactsOf } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { readHeldMoney } from '../pricing/held-money-read-model.ts';
import { contestedOrder } from '../decisions/contested-order.ts';
import { cascadeTakingBack, cascadeToAddonOrders } from '../decisions/cascade-to-addon-orders.ts';
import { beginDecision, storeDecision } from '../decisions/undo/begin-decision.ts';
import { decisionsOnOrders } from '../decisions/undo/registration-decision-repository.ts';
import { lockDecided, onRegistration } from './undo/undo-registration-decision.ts';
import { changeOrder } from '../decisions/change-order.ts';
import { parentOf } from '../decisions/done-already.ts';

/**
 * Takes an approval back while no money is held for the registration: it is pending again, with its add-on orders. As
 * long as the approval can be undone, that undoes it and the family never hears of it; afterwards the reason is mailed.
 * A permanent number stays. Idempotent: a repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, FAMILY_TOLD without a reason, UNDO_TOO_LATE when its mail leaves
 *   this moment
 */
export function takeApprovalBack(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason: string | undefined,
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (locked) => {
    const order = await lockOrder(locked, orderId);
    const undoable = await undoableApproval(locked, order);
    const table = takeBackDecision(await takeBackFactsOf(locked, order, { isTold: undoable === undefined }));
    // Its own refusal asks for the reason, below.
    if (requirePossible(table, reason ?? '') === 'already-done') return order;
    if (undoable)
      return (await undoDecision(locked, actor, onRegistration, undoable.decided, undoable.approval)).order;
    if (!reason) throw new AppError('FAMILY_TOLD');
    const decision = await beginDecision(locked, { orderId, action: 'take-back' });
    const { ctx } = decision;
    const to = { registrationStatus: 'PENDING_REG_APPROVAL', reason: null } as const;
    const pending = await changeOrder(ctx, actor, order, { action: 'order.approval-taken-back', to, reason });
    await mailApprovalTakenBack(ctx, pending, reason);
    await cascadeToAddonOrders(ctx, actor, pending, cascadeTakingBack);
    await storeDecision(decision);
    return pending;
  });
}

/** The facts from which a registrar's actions follow, with what is held for the order and its add-on orders. */
export async function takeBackFactsOf(
  ctx: Context,
  order: OrderRow,
  { isTold }: Pick<TakeBackFacts, 'isTold'>,
): Promise<TakeBackFacts> {
  return {
    ...decisionFactsOf(order, await parentOf(ctx, order)),
    held: await readHeldMoney(ctx.db, order.id),
    isTold,
  };
}

/** The approval of a locked order as long as it can be undone, with what it was about. */
async function undoableApproval(ctx: Context, order: OrderRow) {
  const approval = await findUndoable(ctx, decisionsOnOrders, order.id);
  if (approval?.action !== 'approve') return undefined;
  const decided = await lockDecided(ctx, order, approval);
  const { outcome } = await whetherUndoable(ctx, onRegistration, decided, approval);
  return outcome === 'possible' ? { approval, decided } : undefined;
}
