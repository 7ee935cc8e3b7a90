import { undoDecision, type UndoFacts } from '@sangamam/contract/ledger/undo/undo-decision';

import { inTransaction, type Context } from '#server/db/context.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { recallMails } from '#server/features/mail/delayed/delay-mails.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { isCheckOnSlip, lockCheckOfDecision, markCheckUndone } from '../checks/check-repository.ts';
import { findLatestPayment } from '../payment-repository.ts';
import { answer, lockPayment, recordDecision, type LockedPayment } from '../decisions/locked-payment.ts';
import {
  findDecision,
  lastDecisionOf,
  markUndone,
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
    const decision = await findDecision(ctx.db, { id: decisionId, paymentId });
    // What a merge of registrations moved goes back with it.
    if (!decision || decision.action === 'merge') throw new AppError('NOT_FOUND');
    await lockCheckOfDecision(ctx.db, decisionId);
    const facts = await undoFactsOf(ctx, locked, decision);
    if (requirePossible(undoDecision(facts, ctx.now())) === 'already-done') return answer(locked);
    await recallMails(ctx, decisionId);
    await markUndone(ctx.db, decisionId, ctx.now());
    await markCheckUndone(ctx.db, decisionId);
    const moved = await movedBy(ctx.db, decisionId);
    const entry = { kind: 'UNDONE', amount: 0 - moved } as const;
    return answer(await recordDecision(ctx, actor, { ...locked, decisionId }, decision.stateBefore, entry));
  });
}

async function undoFactsOf(
  ctx: Context,
  { payment, order, reserved }: LockedPayment,
  { id, createdAt, undoneAt }: PaymentDecisionRow,
): Promise<UndoFacts> {
  const latest = await findLatestPayment(ctx.db, order.id);
  return {
    decidedAt: createdAt,
    undone: undoneAt !== null,
    isLatest: latest?.id === payment.id && (await lastDecisionOf(ctx.db, payment.id)) === id,
    isDeposited: await isCheckOnSlip(ctx.db, id),
    priceStands: factsOf(order).net === payment.netAmount,
    reserved,
  };
}
