import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that the officers did not approve them, and why. */
export function mailRejected(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.rejected',
    subject: `Your ${nounOf(order)} for ${conventionName} was not approved`,
    blocks: [
      paragraph(`We are sorry: the officers could not approve your ${nounOf(order)} for ${conventionName}.`),
      facts(['Temporary registration number', order.tempNumber], ['Reason', order.reason]),
      paragraph(
        'Nothing more is to be paid. If you have paid already, the treasurer will return the money. If you think that this is a mistake, please write to us.',
      ),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
