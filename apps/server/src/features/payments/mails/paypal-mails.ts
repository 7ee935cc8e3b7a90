import { paths } from '@sangamam/contract/paths';
import { balanceSentence } from '@sangamam/contract/payments/balance/balance-words';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import * as shared from '#phrases/mails/payments.ts';
import * as phrases from '#phrases/paypal.ts';
import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

/** Tells the family that PayPal took their money, as PayPal wrote the amount. */
export async function mailPaypalCaptured(
  ctx: Context,
  order: OrderRow,
  { amount, currency }: { amount: string; currency: string },
): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  const sentence = balanceSentence(balance, order.currency ?? 'USD');
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.captured',
    subject: phrases.capturedSubject(names),
    blocks: [
      paragraph(holdsCapacity(order) ? phrases.captured(names) : phrases.capturedToRefund(names)),
      ...(sentence === undefined ? [] : [paragraph(sentence)]),
      facts(
        [shared.amount, phrases.amountIn({ amount: amount.replace(/\.00$/u, ''), currency })],
        [shared.temporaryNumber, order.tempNumber],
      ),
      button(shared.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/** Tells the family that PayPal could not charge them, and how to pay again. */
export function mailPaypalDeclined(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.declined',
    subject: shared.declinedSubject(names),
    blocks: [
      paragraph(phrases.declined(names)),
      facts(
        [shared.amount, formatMoney(payment.dueAmount, payment.currency)],
        [shared.temporaryNumber, order.tempNumber],
      ),
      holdsCapacity(order)
        ? button(shared.payAgain, `${ctx.publicUrl}${paths.payment(order.id)}`)
        : button(shared.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
