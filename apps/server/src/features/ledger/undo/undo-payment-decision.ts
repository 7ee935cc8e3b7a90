import { paymentObstacle } from '@sangamam/contract/ledger/undo/payment-undo';

import { inTransaction, type Context } from '#server/db/context.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { undoDecision, type UndoableKind } from '#server/features/undo/undoable-decisions.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isCheckOnSlip, lockCheckOfDecision, markCheckUndone } from '../checks/check-repository.ts';
import { answer, lockPayment, recordDecision, type LockedPayment } from '../decisions/locked-payment.ts';
import { findLatestPayment } from '../payment-repository.ts';
import {
  decisionsOnPayments,
  lastDecisionOf,
  movedBy,
  type PaymentDecisionRow,
} from './decision-repository.ts';

/**
 * Undoes a decision about a payment within a minute, in one transaction under the lock of its order: a counter-entry
 * takes back what it moved, the payment returns to the state before, and its mails are recalled. A permanent number that
 * it gave stays with the order. Idempotent: a repeated call returns the first result.
 *
 * @throws NOT_FOUND, UNDO_TOO_LATE after a minute or when the mail has left, CONFLICT when something else happened to the
 *   payment since, REFUND_OPEN
 */
export function undoPaymentDecision(
  ctx: Context,
  actor: AnyActor,
  { paymentId, decisionId }: { paymentId: string; decisionId: string },
) {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPayment(ctx, paymentId);
    const decision = await decisionsOnPayments.find(ctx.db, { id: decisionId, recordId: paymentId });
    // What a merge of registrations moved goes back with it.
    if (!decision || decision.action === 'merge') throw new AppError('NOT_FOUND');
    await lockCheckOfDecision(ctx.db, decisionId);
    return answer(await undoDecision(ctx, actor, onPayment, locked, decision));
  });
}

/** Decisions about a payment: a counter-entry takes back what they moved. */
export const onPayment: UndoableKind<PaymentDecisionRow, LockedPayment> = {
  store: decisionsOnPayments,
  obstacle: async (ctx, { payment, order, reserved }, { id }) => {
    const latest = await findLatestPayment(ctx.db, order.id);
    return paymentObstacle({
      isLatest: latest?.id === payment.id && (await lastDecisionOf(ctx.db, payment.id)) === id,
      isDeposited: await isCheckOnSlip(ctx.db, id),
      priceStands: factsOf(order).net === payment.netAmount,
      reserved,
    });
  },
  reverse: async (ctx, actor, locked, { id: decisionId, stateBefore }) => {
    await markCheckUndone(ctx.db, decisionId);
    const entry = { kind: 'UNDONE', amount: 0 - (await movedBy(ctx.db, decisionId)) } as const;
    return recordDecision(ctx, actor, { ...locked, decisionId }, stateBefore, entry);
  },
};
