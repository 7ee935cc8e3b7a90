import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of the cancellation and its reason. */
export function mailCancelled(ctx: Context, order: OrderRow): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.cancelled',
    subject: phrases.orders.cancelledSubject(names),
    blocks: [
      paragraph(phrases.orders.cancelled(names)),
      facts(numberFact(order, phrases), [phrases.orders.reason, order.reason]),
      paragraph(phrases.orders.cancelledWhatNext),
      button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}
