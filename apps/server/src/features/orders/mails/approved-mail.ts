import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import { factsOf, type OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of the approval and of what is still missing: the payment, or its approval. */
export function mailApproved(ctx: Context, order: OrderRow): Promise<void> {
  const { net, paymentStatus } = factsOf(order);
  const isUnderWay = paymentStatus === 'PENDING_PAYMENT_APPROVAL' || paymentStatus === 'PAYMENT_RECEIVED';
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.approved',
    subject: phrases.approvedSubject(names),
    blocks: [
      paragraph(phrases.approved(names)),
      facts(
        [phrases.temporaryNumber, order.tempNumber],
        [phrases.total, formatMoney(net, order.currency ?? 'USD')],
      ),
      ...(isUnderWay
        ? [
            paragraph(phrases.approvedPaymentUnderWay(names)),
            button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
          ]
        : [
            paragraph(phrases.approvedPaymentDue(names)),
            button(phrases.payNow, `${ctx.publicUrl}${paths.payment(order.id)}`),
          ]),
    ],
  }));
}
