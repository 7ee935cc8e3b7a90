import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { nounOf, queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import type { PaymentRow } from '../payment-repository.ts';

/** Tells the family that the treasurer has their money while the officers have not decided yet. */
export function mailPaymentApproved(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'payment.approved',
    subject: `We have your payment for ${conventionName}`,
    blocks: [
      paragraph(
        `Thank you: the treasurer has your payment. Your ${nounOf(order)} is confirmed as soon as the officers approve it; we will write to you.`,
      ),
      facts(
        ['Amount', formatMoney(payment.dueAmount, payment.currency)],
        ['Temporary registration number', order.tempNumber],
      ),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
