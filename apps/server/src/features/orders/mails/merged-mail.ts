import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family of a registration that ended because it was merged into another one, whose number it reads. */
export function mailMerged(ctx: Context, order: OrderRow, number: string): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.merged-into',
    subject: phrases.orders.mergedSubject(names),
    blocks: [
      paragraph(phrases.orders.merged({ ...names, number })),
      facts(numberFact(order, phrases), [phrases.orders.reason, order.reason]),
      paragraph(phrases.orders.mergedWhatNext),
      button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}
