import type { Context } from '#server/db/context.ts';
import { facts, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { nounOf, queueOrderMail } from './order-mail.ts';

/** Asks the family what the registrar wants to know. */
export async function mailQuestion(ctx: Context, order: OrderRow, question: string): Promise<void> {
  const { supportEmail } = await readSiteSettings(ctx);
  return queueOrderMail(ctx, order, ({ conventionName }) => ({
    kind: 'order.question',
    subject: `A question about your ${nounOf(order)} for ${conventionName}`,
    blocks: [
      paragraph(`The officers have a question about your ${nounOf(order)} for ${conventionName}:`),
      paragraph(question),
      facts(
        ['Registration number', order.permNumber ?? order.tempNumber],
        ['Please answer to', supportEmail],
      ),
    ],
  }));
}
