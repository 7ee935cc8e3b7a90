import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Reminds the family of an unfinished order; `until` is the day (`YYYY-MM-DD`) after which it expires. */
export function mailReminder(ctx: Context, order: OrderRow, until: string): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.reminder',
    subject: phrases.orders.reminderSubject(names),
    blocks: [
      paragraph(phrases.orders.reminder(names)),
      facts(
        [phrases.orders.temporaryNumber, order.tempNumber],
        [phrases.orders.keptUntil, formatDate(until, phrases.dates)],
      ),
      paragraph(phrases.orders.noPlaceIsHeld),
      button(phrases.orders.continueRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
