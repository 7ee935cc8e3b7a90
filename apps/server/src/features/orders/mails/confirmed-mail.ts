import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { queueTranslatedOrderMail } from './order-mail.ts';

/** Notifies the family of the confirmation, with the permanent number and the days for their calendar. */
export function mailConfirmed(ctx: Context, order: OrderRow): Promise<void> {
  return queueTranslatedOrderMail(ctx, order, (names, { orders: phrases }) => ({
    kind: 'order.confirmed',
    subject: isAddonOrder(order) ? phrases.addonsConfirmedSubject(names) : phrases.confirmedSubject(names),
    blocks: [
      paragraph(phrases.confirmed(names)),
      facts([phrases.registrationNumber, order.permNumber]),
      paragraph(phrases.keepThisNumber),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
      ...(isAddonOrder(order)
        ? []
        : [button(phrases.addToCalendar, `${ctx.publicUrl}${paths.conventionCalendar(order.conventionId)}`)]),
    ],
  }));
}
