import { balanceSentence } from '@sangamam/contract/payments/balance/balance-words';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { moneyFacts } from './money-facts.ts';
import { queueTranslatedOrderMail } from './order-mail.ts';

/** Notifies the family of the approval and of what is still missing: the payment, or its approval. */
export async function mailApproved(ctx: Context, order: OrderRow): Promise<void> {
  const currency = order.currency ?? 'USD';
  const balance = await balanceOfOrder(ctx, order);
  return queueTranslatedOrderMail(ctx, order, (names, { orders: phrases }) => ({
    kind: 'order.approved',
    subject: phrases.approvedSubject(names),
    blocks: [
      paragraph(phrases.approved(names)),
      facts([phrases.temporaryNumber, order.tempNumber], ...moneyFacts(balance, currency, phrases)),
      ...(balance.state === 'REPORTED' || balance.state === 'RECEIVED'
        ? [
            paragraph(phrases.approvedPaymentUnderWay(names)),
            button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
          ]
        : [
            paragraph(balanceSentence(balance, currency) ?? phrases.approvedPaymentDue(names)),
            button(
              balance.state === 'PART_RECEIVED' ? phrases.howToPayTheRest : phrases.payNow,
              `${ctx.publicUrl}${paths.payment(order.id)}`,
            ),
          ]),
    ],
  }));
}
