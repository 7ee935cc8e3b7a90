import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { paths } from '@sangamam/contract/paths';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { presentLines } from '../pricing/present-lines.ts';
import { lineFacts, moneyFacts } from './money-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** What a change of a registration did, as the family reads it. */
export interface AmendedFacts {
  /** Names. */
  joining: readonly string[];
  leaving: readonly string[];
  related: readonly { name: string; after: Relationship }[];
  /** The new day by which the payment should arrive. */
  dueDate: string | undefined;
  /** The lines that were added. */
  lines: readonly LineItem[];
  reason: string;
  /** Of the registration afterwards. */
  balance: Balance;
  /** The order by which the difference is paid, with its amount in whole dollars. */
  child: { orderId: string; amount: number } | undefined;
}

/** Tells the family what changed in their registration, why, and what they owe now. */
export async function mailAmended(
  ctx: Context,
  order: OrderRow,
  { joining, leaving, related, dueDate, lines, reason, balance, child }: AmendedFacts,
): Promise<void> {
  const currency = order.currency ?? 'USD';
  const howToPay = (orderId: string) => `${ctx.publicUrl}${paths.howToPay(orderId)}`;
  await queueOrderMail(ctx, order, (names, phrases, say) => ({
    kind: 'order.amended',
    subject: phrases.orders.amendedSubject(names),
    blocks: [
      paragraph(phrases.orders.registrationAmended(names)),
      ...inBlock('reason', paragraph(phrases.orders.reasonOfPriceChange({ reason }))),
      facts(
        ...(joining.length > 0 ? ([[phrases.orders.nowAttending, joining.join(', ')]] as const) : []),
        ...(leaving.length > 0 ? ([[phrases.orders.noLongerAttending, leaving.join(', ')]] as const) : []),
        ...related.map(({ name, after }) => [name, phrases.orders.relationshipNames[after]] as const),
        ...(dueDate === undefined
          ? []
          : ([[phrases.orders.dueDateNow, formatDate(dueDate, phrases.dates)]] as const)),
        ...lineFacts(presentLines(lines, currency), currency, say),
        ...moneyFacts(balance, currency, phrases),
      ),
      ...(balance.over > 0
        ? inBlock('next', paragraph(phrases.orders.weOweYou({ amount: formatMoney(balance.over, currency) })))
        : []),
      ...(child
        ? [
            ...inBlock(
              'next',
              paragraph(phrases.orders.payTheDifference({ amount: formatMoney(child.amount, currency) })),
            ),
            button(phrases.orders.payNow, howToPay(child.orderId)),
          ]
        : [
            balance.open > 0 && balance.method === null
              ? button(phrases.orders.payNow, howToPay(order.id))
              : button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
          ]),
    ],
  }));
}
