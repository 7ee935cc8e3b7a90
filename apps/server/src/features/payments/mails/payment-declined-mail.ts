import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { nounOf, queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { holdsSeat, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import type { PaymentRow } from '../payment-repository.ts';

/** Tells the family that their payment did not go through, why, and that they may try again while the order lives. */
export function mailPaymentDeclined(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const canTryAgain = holdsSeat(order);
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: payment.state === 'PAYMENT_REJECTED' ? 'payment.rejected' : 'payment.declined',
    subject: `Your payment for ${conventionName} did not go through`,
    blocks: [
      paragraph(
        canTryAgain
          ? `We are sorry: the treasurer could not accept your payment. Your ${nounOf(order)} is kept; please try again.`
          : 'The treasurer could not accept your payment. Nothing more is to be paid.',
      ),
      facts(
        ['Amount', formatMoney(payment.dueAmount, payment.currency)],
        ['Temporary registration number', order.tempNumber],
        ['Reason', reason],
      ),
      ...(canTryAgain ? [button('Pay again', `${ctx.publicUrl}${paths.payment(order.id)}`)] : []),
    ],
  }));
}
