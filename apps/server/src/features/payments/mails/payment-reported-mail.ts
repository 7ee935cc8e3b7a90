import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/payments.ts';
import type { Context } from '#server/db/context.ts';
import { moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { queueOrderMail, queueTranslatedOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import { payeeFacts } from './payee-facts.ts';
import type { PaymentRow } from '../payment-repository.ts';

/** Confirms a reported payment to the family, with everything that they need to send the money. */
export async function mailPaymentReported(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const isZelle = payment.method === 'CHASE';
  const balance = await balanceOfOrder(ctx, order);
  return queueTranslatedOrderMail(ctx, order, async (names, { payments: phrases, orders }) => ({
    kind: 'payment.reported',
    subject: isZelle ? phrases.zelleReportedSubject(names) : phrases.chequeReportedSubject(names),
    blocks: [
      paragraph(isZelle ? phrases.zelleReported : phrases.chequeReported),
      facts(
        ...moneyFacts(balance, payment.currency, orders),
        ...(await payeeFacts(ctx, order, payment, phrases)),
        [phrases.sentFrom, payment.payerEmail],
      ),
      paragraph(phrases.approvalTakes),
      button(phrases.howToPay, `${ctx.publicUrl}${paths.payment(order.id)}`),
    ],
  }));
}

/** Confirms the corrected address of a Zelle transfer to the family. */
export async function mailSenderCorrected(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.sender-corrected',
    subject: phrases.senderCorrectedSubject(names),
    blocks: [
      paragraph(phrases.senderCorrected),
      facts([phrases.sentFrom, payment.payerEmail], ...moneyFacts(balance, payment.currency), [
        phrases.memo,
        order.tempNumber,
      ]),
      paragraph(phrases.senderCorrectedByOther),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
