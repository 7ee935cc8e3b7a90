import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import type { PaymentRow } from '../payment-repository.ts';

/** Repeats to the family what they told us about their payment, with what the treasurer needs to find it. */
export function mailPaymentReported(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const isZelle = payment.method === 'CHASE';
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'payment.reported',
    subject: `Your ${isZelle ? 'Zelle payment' : 'cheque'} for ${conventionName}`,
    blocks: [
      paragraph(
        isZelle
          ? 'Thank you. You told us you paid by Zelle; the treasurer will watch for it.'
          : "Thank you. You told us you're mailing a cheque; the treasurer will watch for it.",
      ),
      facts(
        ['Amount', formatMoney(payment.dueAmount, payment.currency)],
        ['Paid by', paymentTypeNames[payment.method]],
        ['Sent from', payment.payerEmail],
        [isZelle ? 'Memo' : 'Memo on the cheque', order.tempNumber],
        ['To arrive by', formatDate(payment.dueDate)],
      ),
      paragraph(
        "Approval takes 2 to 3 days after the money arrives. You don't need to do anything for now; we'll write to you.",
      ),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/** Confirms the corrected address of a Zelle transfer to the family. */
export function mailSenderCorrected(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'payment.sender-corrected',
    subject: `Your Zelle payment for ${conventionName}: address corrected`,
    blocks: [
      paragraph('Thank you. The treasurer will now look for your Zelle payment under the new address.'),
      facts(
        ['Sent from', payment.payerEmail],
        ['Amount', formatMoney(payment.dueAmount, payment.currency)],
        ['Memo', order.tempNumber],
      ),
      paragraph('If you did not change this, please write to us.'),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
