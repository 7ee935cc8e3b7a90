import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { mailConfirmed } from '#server/features/orders/mails/confirmed-mail.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

/**
 * Notifies the family of an approval, by one mail: that it is confirmed, or that only its payment is approved. Confirmed
 * anew after an earlier payment was reversed, the order keeps its number.
 */
export function mailApproval(
  ctx: Context,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<void> {
  return statusOf(order) === 'CONFIRMED'
    ? mailConfirmed(ctx, order)
    : mailPaymentApproved(ctx, order, payment);
}

/** Notifies the family of an approved payment while the registration is not decided yet. */
export async function mailPaymentApproved(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.approved',
    subject: phrases.payments.approvedSubject(names),
    blocks: [
      paragraph(phrases.payments.approved(names)),
      facts(...moneyFacts(balance, payment.currency, phrases), [
        phrases.payments.temporaryNumber,
        order.tempNumber,
      ]),
      button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
