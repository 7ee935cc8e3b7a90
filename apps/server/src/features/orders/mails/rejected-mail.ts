import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueTranslatedOrderMail } from './order-mail.ts';

/** Notifies the family of the rejection and its reason. */
export function mailRejected(ctx: Context, order: OrderRow): Promise<void> {
  return queueTranslatedOrderMail(ctx, order, (names, { orders: phrases }) => ({
    kind: 'order.rejected',
    subject: phrases.rejectedSubject(names),
    blocks: [
      paragraph(phrases.rejected(names)),
      facts([phrases.temporaryNumber, order.tempNumber], [phrases.reason, order.reason]),
      paragraph(phrases.rejectedWhatNext),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
