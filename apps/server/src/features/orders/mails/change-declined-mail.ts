import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Tells the family that the change it asked for is not made, and why; the registration stays as it is. */
export function mailChangeDeclined(
  ctx: Context,
  order: OrderRow,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.change-declined',
    about: requestId,
    subject: phrases.orders.changeDeclinedSubject(names),
    blocks: [
      paragraph(phrases.orders.changeDeclined(names)),
      ...inBlock('reason', paragraph(phrases.orders.reasonOfPriceChange({ reason }))),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
