import { paymentDecision } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { uncoveredRefundOf } from '@sangamam/contract/ledger/entries/refund-due';
import type { RefundMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { lockPayment } from '../decisions/locked-payment.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import { auditRefund } from './locked-refund.ts';
import { proposeRefund } from './propose-refund.ts';
import { insertRefund, insertStep, type RefundEntity } from './refund-repository.ts';

/** What the treasurer enters; amounts are whole dollars of the payment's currency. */
export interface NewRefund {
  paymentId: string;
  amount: number;
  keptFee: number;
  keptFeeReason: string;
  method: RefundMethod;
  /** Why nothing is kept though the cancellation terms keep a fee. */
  waivedReason?: string;
  refundableBefore: number;
}

/**
 * Enters a refund of money that is not due, and reserves it. Two treasurers, or two clicks, never reserve the same
 * money: the order is locked, and `refundableBefore` is what the caller saw. The cancellation terms do not bind the
 * treasurer, but nobody gives back what they keep without a reason.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, MORE_THAN_HELD, WAIVED_FEE_REASON, CONFLICT
 */
export function createRefund(
  ctx: Context,
  actor: AnyActor,
  { paymentId, amount, keptFee, keptFeeReason, method, waivedReason = '', refundableBefore }: NewRefund,
): Promise<RefundEntity> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPayment(ctx, paymentId);
    const facts = decisionFactsOf(locked);
    const refundable = uncoveredRefundOf(facts);
    if (refundable !== refundableBefore) throw new AppError('CONFLICT');
    requirePossible(paymentDecision('refund', facts));
    if (amount + keptFee > refundable) throw new AppError('MORE_THAN_HELD');
    const { kept } = await proposeRefund(ctx, locked);
    const isWaived = keptFee === 0 && (kept?.fee ?? 0) > 0;
    if (isWaived && waivedReason.length < 3)
      throw new AppError('WAIVED_FEE_REASON', { field: 'waivedReason' });
    const reason = isWaived ? waivedReason : null;
    const refund = await insertRefund(ctx.db, {
      paymentId,
      orderId: locked.order.id,
      currency: locked.payment.currency,
      amount,
      keptFee,
      keptFeeReason: keptFee > 0 ? keptFeeReason : null,
      method,
      state: 'DUE',
      createdAt: ctx.now(),
    });
    await insertStep(ctx.db, actor, {
      refundId: refund.id,
      state: refund.state,
      reason,
      createdAt: ctx.now(),
    });
    await auditRefund(ctx, actor, refund, { before: null, reason });
    return refund;
  });
}
