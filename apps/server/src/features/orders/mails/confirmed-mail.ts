import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';

import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that they are confirmed, with the permanent number. */
export function mailConfirmed(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.confirmed',
    subject: isAddonOrder(order)
      ? `Your add-on order for ${conventionName} is confirmed`
      : `You are confirmed for ${conventionName}`,
    blocks: [
      paragraph(
        `Your ${nounOf(order)} for ${conventionName} is confirmed. We look forward to seeing your family.`,
      ),
      facts(['Registration number', order.permNumber]),
      paragraph('Please keep this number: you need it at the arrival desk.'),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
