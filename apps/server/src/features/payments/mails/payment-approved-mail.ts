import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/payments.ts';
import type { Context } from '#server/db/context.ts';
import { moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

/** Notifies the family of an approved payment while the registration is not decided yet. */
export async function mailPaymentApproved(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.approved',
    subject: phrases.approvedSubject(names),
    blocks: [
      paragraph(phrases.approved(names)),
      facts(...moneyFacts(balance, payment.currency), [phrases.temporaryNumber, order.tempNumber]),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
