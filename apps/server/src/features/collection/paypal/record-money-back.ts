import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { z } from 'zod';

import * as phrases from '#phrases/collection/paypal.ts';
import type { PaypalRefund } from '#server/adapters/paypal/paypal-wire.ts';
import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import {
  lockPayment,
  recordDecision,
  type LockedPayment,
} from '#server/features/ledger/decisions/locked-payment.ts';
import { reversePayment } from '#server/features/ledger/decisions/corrections.ts';
import { mailPaymentReversed } from '#server/features/ledger/mails/payment-reversed-mail.ts';
import { decisionFactsOf } from '#server/features/ledger/payment-facts.ts';
import { wasReturned, refundById } from '#server/features/ledger/post.ts';
import { dropOpenRefunds } from '#server/features/ledger/refunds/drop-open-refunds.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { finishRefund, sendRefund } from '#server/features/ledger/refunds/decide-refund.ts';

import type { PaypalAttemptRow } from './attempt-repository.ts';
import { wholeDollarsGiven } from './captured-amount.ts';
import { paypalActor } from './insert-paypal-payment.ts';

type MoneyBack = Pick<PaypalRefund, 'id' | 'status' | 'amount' | 'custom_id'>;

/**
 * Books money that PayPal gave back to the payer, refunded here or on PayPal's own pages. Once per id of PayPal's, under
 * the order's lock; never more than is held. Once nothing of a payment is left while its order is active, nothing of the
 * order is paid: the payment falls to PAYMENT_DECLINED as if it were reversed, and the family is told and can pay again.
 */
export async function recordMoneyBack(
  ctx: Context,
  { paymentId, currency }: PaypalAttemptRow,
  back: MoneyBack,
  actor: AnyActor = paypalActor,
): Promise<void> {
  const { id, amount: money } = back;
  if (paymentId === null || (await wasReturned(ctx, paymentId, id))) return;
  if (await sendOwnRefund(ctx, actor, paymentId, back)) return;
  if (back.status !== 'COMPLETED' || !money) return;
  const locked = await lockPayment(ctx, paymentId);
  const amount = Math.min(wholeDollarsGiven(money, currency), heldIn(locked.entries));
  if (amount === 0) return;
  if (heldIn(locked.entries) - amount < locked.reserved)
    await dropOpenRefunds(ctx, paypalActor, paymentId, id);
  const reason = Number(money.value) === amount ? null : phrases.otherAmountBack({ value: money.value });
  const entry = { kind: 'REFUNDED', amount: -amount, reference: id, reason } as const;
  const returned = await recordDecision(ctx, paypalActor, locked, locked.payment.state, entry);
  if (isUnpaidNow(returned)) await endUnpaid(ctx, returned, { id, amount });
}

/** Whether an active order counts on a payment of which nothing is held any more. A check may still come for its payment. */
function isUnpaidNow(locked: LockedPayment): boolean {
  const { state, held, due, orderIsActive } = decisionFactsOf(locked);
  const counts =
    state === 'PAYMENT_APPROVED' || (state === 'PAYMENT_RECEIVED' && locked.payment.method === 'PAYPAL');
  return counts && orderIsActive && held === 0 && due > 0;
}

async function endUnpaid(
  ctx: Context,
  returned: LockedPayment,
  { id, amount }: { id: string; amount: number },
): Promise<void> {
  const reason = phrases.givenBackByPaypal({ id });
  const entry = { kind: 'REVERSED', amount: 0, reason } as const;
  const ended = await recordDecision(ctx, paypalActor, returned, 'PAYMENT_DECLINED', entry);
  const orderBefore = returned.order;
  await mailPaymentReversed(ctx, ended, { cause: 'GIVEN_BACK', reason, amount, orderBefore });
}

/**
 * The payer won a dispute, or the bank took the money back: all that is held is reversed like a bounced check, also
 * after the approval, and the family is told. A part of it is booked as given back.
 */
export async function recordReversal(
  ctx: Context,
  attempt: PaypalAttemptRow,
  back: MoneyBack,
): Promise<void> {
  const { paymentId, currency } = attempt;
  if (paymentId === null || !back.amount) return;
  const { entries } = await lockPayment(ctx, paymentId);
  const held = heldIn(entries);
  const isAll = held > 0 && wholeDollarsGiven(back.amount, currency) >= held;
  if (!isAll) return recordMoneyBack(ctx, attempt, { ...back, status: 'COMPLETED' });
  await dropOpenRefunds(ctx, paypalActor, paymentId, back.id);
  const reason = phrases.reversedByPaypal({ id: back.id });
  await reversePayment(ctx, paypalActor, paymentId, { cause: 'BOUNCED', reason });
}

/**
 * Records money that PayPal gave back for one of our refunds, which its answer names: the refund is sent, and done when
 * PayPal says so. Returns false for a refund that was not made here, or that was dropped meanwhile. Call it under the
 * order's lock.
 */
async function sendOwnRefund(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { id: reference, status, custom_id: customId }: Pick<PaypalRefund, 'id' | 'status' | 'custom_id'>,
): Promise<boolean> {
  const refundId = z.uuid().safeParse(customId).data;
  const refund = refundId && (await refundById(ctx, refundId));
  if (!refund || refund.paymentId !== paymentId || refund.state !== 'APPROVED') return false;
  try {
    const { id, revision } = refund;
    const sent = await sendRefund(ctx, actor, id, { revision, reference });
    if (status === 'COMPLETED') await finishRefund(ctx, paypalActor, id, { revision: sent.revision });
    return true;
  } catch (error) {
    // The money is not due back any more; that it went is booked all the same.
    if (error instanceof AppError) return false;
    throw error;
  }
}
