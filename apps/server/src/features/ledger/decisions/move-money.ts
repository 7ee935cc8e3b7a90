import { paymentDecision } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { movableOf } from '@sangamam/contract/ledger/entries/refund-due';

import { inTransaction, type Context } from '#server/db/context.ts';
import { factsOf, holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { mailMovedIn, mailMovedOut } from '../mails/money-moved-mail.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import { findOpenPayment, findPayment, insertPayment, type PaymentRow } from '../payment-repository.ts';
import { dueIfReported } from '../terms/due-if-reported.ts';
import { paymentOption } from '../terms/payment-options.ts';
import { answer, recordDecision, withLedger } from './locked-payment.ts';

/** What is moved, whole dollars, to which order. */
export interface MoneyMove {
  orderId: string;
  amount: number;
  movableBefore: number;
  reason: string;
}

/**
 * Moves held money to another order in the same currency: to its open payment, or to a new one of the same method. One
 * transaction writes an entry on each side, under the locks of both orders, which are always taken in the same
 * sequence. Each family is told what concerns it.
 *
 * @throws NOT_FOUND, ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, MOVE_NOT_POSSIBLE, MORE_THAN_HELD, CONFLICT
 */
export function moveMoney(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { orderId, amount, movableBefore, reason }: MoneyMove,
) {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findPayment(ctx.db, paymentId);
    if (!seen) throw new AppError('NOT_FOUND');
    const locked = await lockOrders(ctx, [seen.orderId, orderId]);
    const [fromOrder, toOrder] = [locked.get(seen.orderId), locked.get(orderId)];
    const payment = await findPayment(ctx.db, paymentId);
    if (!fromOrder || !toOrder || !payment) throw new AppError('ORDER_NOT_FOUND');

    const from = await withLedger(ctx, fromOrder, payment);
    const facts = decisionFactsOf(from);
    if (movableOf(facts) !== movableBefore) throw new AppError('CONFLICT');
    requirePossible(paymentDecision('move', facts));
    if (amount > movableOf(facts)) throw new AppError('MORE_THAN_HELD');

    const target = await paymentThatTakes(ctx, toOrder, payment);
    const moved = await recordDecision(ctx, actor, from, payment.state, {
      kind: 'MOVED_OUT',
      amount: -amount,
      reason,
      counterpartPaymentId: target.id,
    });
    const to = await withLedger(ctx, fromOrder.id === toOrder.id ? moved.order : toOrder, target);
    const isApproved = target.state === 'PAYMENT_APPROVED';
    const taken = await recordDecision(ctx, actor, to, isApproved ? target.state : 'PAYMENT_RECEIVED', {
      kind: 'MOVED_IN',
      amount,
      reason,
      counterpartPaymentId: payment.id,
    });
    const isOneFamily = moved.order.userId === taken.order.userId;
    await mailMovedIn(ctx, { ...taken, amount, isOneFamily });
    if (!isOneFamily) await mailMovedOut(ctx, { ...moved, amount });
    return answer(fromOrder.id === toOrder.id ? { ...moved, order: taken.order } : moved);
  });
}

/** The open payment of the order, or a new one by the method of the payment that the money comes from. */
export async function paymentThatTakes(ctx: Context, order: OrderRow, from: PaymentRow): Promise<PaymentRow> {
  const facts = factsOf(order);
  const open = await findOpenPayment(ctx.db, order.id);
  const fits = holdsCapacity(order) && facts.net > 0 && order.currency === from.currency;
  if (!fits || open?.id === from.id) throw new AppError('MOVE_NOT_POSSIBLE');
  if (open) return open;
  const dueDate = await dueIfReported(ctx, order);
  const option = paymentOption(from.method, { net: facts.net, dueDate }, await readSiteSettings(ctx));
  return insertPayment(ctx.db, {
    orderId: order.id,
    method: from.method,
    state: 'PAYMENT_RECEIVED',
    currency: from.currency,
    netAmount: facts.net,
    feeAmount: option.convenienceFee,
    dueAmount: option.totalDue,
    payerEmail: null,
    dueDate: option.dueDate,
    createdAt: ctx.now(),
  });
}
