import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

/** Notifies the family that a payment was declined or rejected, why, and how to pay again while the order is active. */
export function mailPaymentDeclined(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const canPayAgain = holdsCapacity(order);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: payment.state === 'PAYMENT_REJECTED' ? 'payment.rejected' : 'payment.declined',
    subject: phrases.payments.declinedSubject(names),
    blocks: [
      ...inBlock(
        'next',
        paragraph(
          canPayAgain ? phrases.payments.declinedPayAgain(names) : phrases.payments.declinedNothingToPay,
        ),
      ),
      facts(
        [phrases.payments.amount, formatMoney(payment.dueAmount, payment.currency)],
        [phrases.payments.temporaryNumber, order.tempNumber],
        [phrases.payments.reason, reason],
      ),
      canPayAgain
        ? button(phrases.payments.payAgain, `${ctx.publicUrl}${paths.howToPay(order.id)}`)
        : button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
