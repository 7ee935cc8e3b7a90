import type { Context } from '#server/db/context.ts';
import { facts, paragraph } from '#server/features/outbox/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that their registration is cancelled, and why. */
export function mailCancelled(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.cancelled',
    subject: `Your ${nounOf(order)} for ${conventionName} is cancelled`,
    blocks: [
      paragraph(`Your ${nounOf(order)} for ${conventionName} has been cancelled.`),
      facts(['Registration number', order.permNumber ?? order.tempNumber], ['Reason', order.reason]),
      paragraph(
        'Nothing more is to be paid. If you have paid already, the treasurer will get in touch with you about the money.',
      ),
    ],
  }));
}
