import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import { factsOf, isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { queueOrderMail, type OrderNames } from './order-mail.ts';

/** Confirms to the family that their registration was received and will be reviewed. */
export function mailSubmitted(ctx: Context, order: OrderRow): Promise<void> {
  const { net } = factsOf(order);
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.submitted',
    subject:
      isAddonOrder(order) && net > 0
        ? phrases.addonsSubmittedSubject(names)
        : phrases.submittedSubject(names),
    blocks: [
      paragraph(thanks(order, names)),
      facts(
        [phrases.temporaryNumber, order.tempNumber],
        [phrases.total, net === 0 ? phrases.nothingToPay : formatMoney(net, order.currency ?? 'USD')],
      ),
      ...(net > 0 ? [paragraph(phrases.payNowOrLater)] : []),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/**
 * Officers review registrations and free add-ons; add-ons with a price are confirmed with their registration and the
 * payment.
 */
function thanks(order: OrderRow, names: OrderNames): string {
  if (!isAddonOrder(order)) return phrases.thanksForRegistering(names);
  return factsOf(order).net === 0 ? phrases.thanksForFreeAddons(names) : phrases.thanksForAddons(names);
}
