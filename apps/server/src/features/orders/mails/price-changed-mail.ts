import { paths } from '@sangamam/contract/paths';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { linesForFamily } from '../pricing/lines-of-order.ts';
import { lineFacts, moneyFacts } from './money-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Tells the family what changed in their price, why, and what they owe now. */
export async function mailPriceChanged(
  ctx: Context,
  order: OrderRow,
  { item, balance }: { item: LineItem; balance: Balance },
): Promise<void> {
  const currency = order.currency ?? 'USD';
  const amount = priceIn(currency, item.unit);
  const lines = await linesForFamily(ctx, order);
  const isLower = amount <= 0;
  await queueOrderMail(ctx, order, (names, phrases, say) => ({
    kind: 'order.price-changed',
    subject: phrases.orders.priceChangedSubject(names),
    blocks: [
      ...inBlock(
        'change',
        paragraph(
          (isLower ? phrases.orders.priceIsLower : phrases.orders.priceIsHigher)({
            ...names,
            title: item.title,
            amount: formatMoney(Math.abs(amount), currency),
          }),
        ),
      ),
      ...inBlock('reason', paragraph(phrases.orders.reasonOfPriceChange({ reason: item.note ?? '' }))),
      facts(...lineFacts(lines, currency, say), ...moneyFacts(balance, currency, phrases)),
      ...(balance.over > 0
        ? inBlock('next', paragraph(phrases.orders.weOweYou({ amount: formatMoney(balance.over, currency) })))
        : []),
      balance.open > 0 && balance.method === null
        ? button(phrases.orders.payNow, `${ctx.publicUrl}${paths.howToPay(order.id)}`)
        : button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
