import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of the cancellation and its reason. */
export function mailCancelled(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.cancelled',
    subject: phrases.cancelledSubject(names),
    blocks: [
      paragraph(phrases.cancelled(names)),
      facts(
        [phrases.registrationNumber, order.permNumber ?? order.tempNumber],
        [phrases.reason, order.reason],
      ),
      paragraph(phrases.cancelledWhatNext),
      button(phrases.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}
