import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { moneyFacts } from './money-facts.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family that their registration is no longer cancelled, and of what counts as paid. */
export async function mailReinstated(ctx: Context, order: OrderRow): Promise<void> {
  const currency = order.currency ?? 'USD';
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names, phrases) => {
    const sentence = phrases.balance.balanceSentence(balance, currency);
    return {
      kind: 'order.reinstated',
      subject: phrases.orders.reinstatedSubject(names),
      blocks: [
        paragraph(phrases.orders.reinstated(names)),
        facts(numberFact(order, phrases), ...moneyFacts(balance, currency, phrases)),
        ...(sentence === undefined ? [] : inBlock('next', paragraph(sentence))),
        paragraph(phrases.orders.reinstatedWhatNext),
        button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
      ],
    };
  });
}
