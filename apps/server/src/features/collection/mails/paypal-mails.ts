import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import {
  button,
  facts,
  inBlock,
  paragraph,
  type MailBlock,
} from '#server/features/mail/layout/mail-blocks.ts';
import type { PaymentRow } from '#server/features/ledger/post.ts';

/** Tells the family that PayPal took their money, as PayPal wrote the amount. */
export async function mailPaypalCaptured(
  ctx: Context,
  order: OrderRow,
  { amount, currency }: { amount: string; currency: string },
): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.captured',
    subject: phrases.paypal.capturedSubject(names),
    blocks: [
      ...inBlock(
        'next',
        paragraph(
          holdsCapacity(order) ? phrases.paypal.captured(names) : phrases.paypal.capturedToRefund(names),
        ),
        ...optionalParagraph(phrases.balance.balanceSentence(balance, order.currency ?? 'USD')),
      ),
      facts(
        [
          phrases.payments.amount,
          phrases.paypal.amountIn({ amount: amount.replace(/\.00$/u, ''), currency }),
        ],
        [phrases.payments.temporaryNumber, order.tempNumber],
      ),
      button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/** Tells the family that PayPal could not charge them, and how to pay again. */
export function mailPaypalDeclined(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.declined',
    subject: phrases.payments.declinedSubject(names),
    blocks: [
      ...inBlock('next', paragraph(phrases.paypal.declined(names))),
      facts(
        [phrases.payments.amount, formatMoney(payment.dueAmount, payment.currency)],
        [phrases.payments.temporaryNumber, order.tempNumber],
      ),
      holdsCapacity(order)
        ? button(phrases.payments.payAgain, `${ctx.publicUrl}${paths.howToPay(order.id)}`)
        : button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

function optionalParagraph(text: string | undefined): MailBlock[] {
  return text === undefined ? [] : [paragraph(text)];
}
