import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import { factsOf, type OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that the officers approved them, and what is still missing: the payment, or its approval. */
export function mailApproved(ctx: Context, order: OrderRow): Promise<void> {
  const { net, paymentStatus } = factsOf(order);
  const isUnderWay = paymentStatus === 'PENDING_PAYMENT_APPROVAL' || paymentStatus === 'PAYMENT_RECEIVED';
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.approved',
    subject: `Your ${nounOf(order)} for ${conventionName} is approved`,
    blocks: [
      paragraph(`Good news: your ${nounOf(order)} for ${conventionName} is approved.`),
      facts(
        ['Temporary registration number', order.tempNumber],
        ['Total', formatMoney(net, order.currency ?? 'USD')],
      ),
      ...(isUnderWay
        ? [
            paragraph(
              `Your payment is on its way. Once the treasurer has it, your ${nounOf(order)} is confirmed and we'll write again.`,
            ),
            button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
          ]
        : [
            paragraph(
              `The last step is payment. Your ${nounOf(order)} is confirmed once the treasurer receives it.`,
            ),
            button('Pay now', `${ctx.publicUrl}${paths.payment(order.id)}`),
          ]),
    ],
  }));
}
