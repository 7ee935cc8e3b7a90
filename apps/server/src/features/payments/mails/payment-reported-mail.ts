import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import * as phrases from '#phrases/mails/payments.ts';
import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

/** Confirms a reported payment to the family, with what the treasurer needs to find it. */
export function mailPaymentReported(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const isZelle = payment.method === 'CHASE';
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.reported',
    subject: isZelle ? phrases.zelleReportedSubject(names) : phrases.chequeReportedSubject(names),
    blocks: [
      paragraph(isZelle ? phrases.zelleReported : phrases.chequeReported),
      facts(
        [phrases.amount, formatMoney(payment.dueAmount, payment.currency)],
        [phrases.paidBy, paymentTypeNames[payment.method]],
        [phrases.sentFrom, payment.payerEmail],
        [isZelle ? phrases.memo : phrases.memoOnTheCheck, order.tempNumber],
        [phrases.toArriveBy, formatDate(payment.dueDate)],
      ),
      paragraph(phrases.approvalTakes),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/** Confirms the corrected address of a Zelle transfer to the family. */
export function mailSenderCorrected(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'payment.sender-corrected',
    subject: phrases.senderCorrectedSubject(names),
    blocks: [
      paragraph(phrases.senderCorrected),
      facts(
        [phrases.sentFrom, payment.payerEmail],
        [phrases.amount, formatMoney(payment.dueAmount, payment.currency)],
        [phrases.memo, order.tempNumber],
      ),
      paragraph(phrases.senderCorrectedByOther),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
