import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family that their registration is being reviewed again. */
export function mailReopened(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.reopened',
    subject: phrases.reopenedSubject(names),
    blocks: [
      paragraph(phrases.reopened(names)),
      facts([phrases.temporaryNumber, order.tempNumber]),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
