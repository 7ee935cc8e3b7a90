import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Reminds the family of an unfinished order; `until` is the day (`YYYY-MM-DD`) after which it expires. */
export function mailReminder(ctx: Context, order: OrderRow, until: string): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.reminder',
    subject: phrases.reminderSubject(names),
    blocks: [
      paragraph(phrases.reminder(names)),
      facts([phrases.temporaryNumber, order.tempNumber], [phrases.keptUntil, formatDate(until)]),
      paragraph(phrases.noPlaceIsHeld),
      button(phrases.continueRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
