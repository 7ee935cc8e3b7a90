import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import type { OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Reminds the family of what they left unfinished; `until` is the day (`YYYY-MM-DD`) after which it expires. */
export function mailReminder(ctx: Context, order: OrderRow, until: string): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.reminder',
    subject: `Your ${nounOf(order)} for ${conventionName} is not finished`,
    blocks: [
      paragraph(
        `You began your ${nounOf(order)} for ${conventionName} and have not sent it yet. Everything that you entered is kept; you can go on where you stopped, on any device.`,
      ),
      facts(['Temporary registration number', order.tempNumber], ['Kept until', formatDate(until)]),
      paragraph(
        'No place is held until you send it. If you are not coming after all, you don’t need to do anything.',
      ),
      button('Go on', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
