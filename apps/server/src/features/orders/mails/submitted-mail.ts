import { paths } from '@sangamam/contract/paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import { factsOf, isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Tells the family that their registration arrived and that the officers look at it next. */
export function mailSubmitted(ctx: Context, order: OrderRow): Promise<void> {
  const { net } = factsOf(order);
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.submitted',
    subject:
      isAddonOrder(order) && net > 0
        ? `Your add-on order for ${conventionName}`
        : `Your ${nounOf(order)} for ${conventionName} was sent for approval`,
    blocks: [
      paragraph(thanks(order, conventionName)),
      facts(
        ['Temporary registration number', order.tempNumber],
        ['Total', net === 0 ? 'Nothing to pay' : formatMoney(net, order.currency ?? 'USD')],
      ),
      ...(net > 0
        ? [
            paragraph(
              'You may pay now or after the approval. Please put the temporary registration number into the memo of your payment.',
            ),
          ]
        : []),
      button('See my registration', `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

function thanks(order: OrderRow, conventionName: string): string {
  const next =
    'The officers of the association will look at it next; you will hear from us as soon as they have decided.';
  if (!isAddonOrder(order)) return `Thank you for registering for ${conventionName}. ${next}`;
  const isFree = factsOf(order).net === 0;
  return `Thank you for your add-on order for ${conventionName}. ${isFree ? next : 'It is confirmed when your registration is approved and the treasurer has your payment.'}`;
}
