import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that the officers look at their registration again. */
export function mailReopened(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.reopened',
    subject: `Your ${nounOf(order)} for ${conventionName} is being looked at again`,
    blocks: [
      paragraph(
        `The officers have taken up your ${nounOf(order)} for ${conventionName} again. You will hear from us when they have decided.`,
      ),
      facts(['Temporary registration number', order.tempNumber]),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
