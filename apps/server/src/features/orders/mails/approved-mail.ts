import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { moneyFacts } from './money-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of the approval and of what is still missing: the payment, or its approval. */
export async function mailApproved(ctx: Context, order: OrderRow): Promise<void> {
  const currency = order.currency ?? 'USD';
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.approved',
    subject: phrases.orders.approvedSubject(names),
    blocks: [
      paragraph(phrases.orders.approved(names)),
      facts([phrases.orders.temporaryNumber, order.tempNumber], ...moneyFacts(balance, currency, phrases)),
      ...(balance.state === 'REPORTED' || balance.state === 'RECEIVED'
        ? [
            ...inBlock('next', paragraph(phrases.orders.approvedPaymentUnderWay(names))),
            button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
          ]
        : [
            ...inBlock(
              'next',
              paragraph(
                phrases.balance.balanceSentence(balance, currency) ??
                  phrases.orders.approvedPaymentDue(names),
              ),
            ),
            button(
              balance.state === 'PART_RECEIVED' ? phrases.orders.payTheRest : phrases.orders.payNow,
              `${ctx.publicUrl}${paths.howToPay(order.id)}`,
            ),
          ]),
    ],
  }));
}
