import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import { payeeFacts } from './payee-facts.ts';
import type { PaymentRow } from '../payment-repository.ts';

/** Notifies the family that a part of their payment is missing, with how to pay the rest; otherwise nothing is mailed. */
export async function mailPartReceived(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  if (balance.state === 'PART_RECEIVED') await mailOpenPart(ctx, order, { payment, balance });
}

/** The same for a known balance. */
export async function mailOpenPart(
  ctx: Context,
  order: OrderRow,
  { payment, balance }: { payment: PaymentRow; balance: Balance },
): Promise<void> {
  return queueOrderMail(ctx, order, async (names, phrases) => ({
    kind: 'payment.part-received',
    subject: phrases.payments.partReceivedSubject(names),
    blocks: [
      ...inBlock('next', paragraph(phrases.balance.balanceSentence(balance, payment.currency) ?? '')),
      paragraph(phrases.payments.pleasePayTheRest(names)),
      facts(
        ...moneyFacts(balance, payment.currency, phrases),
        ...(await payeeFacts(ctx, order, payment, phrases)),
      ),
      button(phrases.payments.payTheRest, `${ctx.publicUrl}${paths.howToPay(order.id)}`),
    ],
  }));
}
