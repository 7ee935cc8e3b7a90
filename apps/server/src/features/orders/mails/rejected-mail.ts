import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of the rejection and its reason. */
export function mailRejected(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.rejected',
    subject: phrases.orders.rejectedSubject(names),
    blocks: [
      paragraph(phrases.orders.rejected(names)),
      facts([phrases.orders.temporaryNumber, order.tempNumber], [phrases.orders.reason, order.reason]),
      paragraph(phrases.orders.rejectedWhatNext),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
