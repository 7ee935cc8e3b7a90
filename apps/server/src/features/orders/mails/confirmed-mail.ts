import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import { areAdultsListed } from '../participants/are-adults-listed.ts';
import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/**
 * Notifies the family that it is confirmed, with the permanent number and the days for their calendar. Sent after
 * `confirmWhenDue` has confirmed the order; `listTimelineEvents` shows the same to the family from the `confirmedAt` that it stored.
 */
export async function mailConfirmed(ctx: Context, order: OrderRow): Promise<void> {
  const isListed = !isAddonOrder(order) && (await areAdultsListed(ctx, order.id));
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.confirmed',
    subject: isAddonOrder(order)
      ? phrases.orders.addonsConfirmedSubject(names)
      : phrases.orders.confirmedSubject(names),
    blocks: [
      paragraph(phrases.orders.confirmed(names)),
      facts([phrases.orders.registrationNumber, order.permNumber]),
      paragraph(phrases.orders.keepThisNumber),
      ...(isAddonOrder(order)
        ? []
        : inBlock(
            'publicList',
            paragraph(isListed ? phrases.orders.adultsAreListed : phrases.orders.adultsAreNotListed),
          )),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
      ...(isAddonOrder(order)
        ? []
        : [
            button(
              phrases.orders.addToCalendar,
              `${ctx.publicUrl}${paths.conventionCalendar(order.conventionId)}`,
            ),
          ]),
    ],
  }));
}
