import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family that their registration is being reviewed again. */
export function mailReopened(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.reopened',
    subject: phrases.orders.reopenedSubject(names),
    blocks: [
      paragraph(phrases.orders.reopened(names)),
      facts([phrases.orders.temporaryNumber, order.tempNumber]),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
