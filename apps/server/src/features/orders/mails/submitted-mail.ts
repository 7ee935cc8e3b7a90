import { keptForEach } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import {
  button,
  facts,
  inBlock,
  paragraph,
  type MailBlock,
} from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import { factsOf, isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { presentLines } from '../pricing/present-lines.ts';
import { lineFacts, moneyFacts } from './money-facts.ts';
import { queueOrderMail, type OrderNames } from './order-mail.ts';

/** Confirms to the family that their registration was received and will be reviewed. */
export async function mailSubmitted(
  ctx: Context,
  order: OrderRow,
  bought: readonly LineItem[],
): Promise<void> {
  const { net } = factsOf(order);
  const balance = await balanceOfOrder(ctx, order);
  const currency = order.currency ?? 'USD';
  const lines = presentLines(bought, currency);
  return queueOrderMail(ctx, order, (names, phrases, say) => ({
    kind: 'order.submitted',
    subject:
      isAddonOrder(order) && net > 0
        ? phrases.orders.addonsSubmittedSubject(names)
        : phrases.orders.submittedSubject(names),
    blocks: [
      paragraph(thanks(order, names, phrases)),
      facts(
        [phrases.orders.temporaryNumber, order.tempNumber],
        ...lineFacts(lines, currency, say),
        ...moneyFacts(balance, currency, phrases),
      ),
      ...cancellationBlocks(order, currency, phrases),
      ...(net > 0
        ? [
            ...inBlock(
              'next',
              paragraph(isApproved(order) ? phrases.orders.payNowWithMemo : phrases.orders.payNowOrLater),
            ),
            button(phrases.orders.payNow, `${ctx.publicUrl}${paths.howToPay(order.id)}`),
          ]
        : [button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`)]),
    ],
  }));
}

/**
 * Officers review registrations and free add-ons; add-ons with a price are confirmed with their registration and the
 * payment.
 */
function thanks(order: OrderRow, names: OrderNames, phrases: MailPhrases): string {
  if (!isAddonOrder(order)) return phrases.orders.thanksForRegistering(names);
  if (factsOf(order).net === 0) return phrases.orders.thanksForFreeAddons(names);
  return isApproved(order) ? phrases.orders.addonsAwaitPayment(names) : phrases.orders.thanksForAddons(names);
}

/** What is kept when people cancel; nothing where there are no terms, or nothing to pay. */
function cancellationBlocks(order: OrderRow, currency: Currency, phrases: MailPhrases): MailBlock[] {
  const last = order.cancellation?.at(-1);
  if (!order.cancellation || !last || factsOf(order).net === 0) return [];
  const dayOf = (date: string) => formatDate(date, phrases.dates);
  return inBlock(
    'terms',
    paragraph(phrases.orders.ifYouCancel),
    facts(
      ...order.cancellation.map((step): [string, string] => {
        const kept = keptForEach(step, currency);
        return [
          phrases.orders.untilDay({ day: dayOf(step.until) }),
          kept === 0
            ? phrases.orders.fullRefund
            : phrases.orders.keptForEach({ kept: formatMoney(kept, currency) }),
        ];
      }),
      [phrases.orders.afterDay({ day: dayOf(last.until) }), phrases.orders.noRefund],
    ),
  );
}

/** True for add-ons with a price of an approved registration: they follow its decision. */
const isApproved = (order: OrderRow) => order.registrationStatus === 'REG_APPROVED';
