import type { Context } from '#server/db/context.ts';
import { facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';
import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Mails the registrar's question to the family. */
export async function mailQuestion(ctx: Context, order: OrderRow, question: string): Promise<void> {
  const { supportEmail } = await readSiteSettings(ctx);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.question',
    subject: phrases.orders.questionSubject(names),
    blocks: [
      paragraph(phrases.orders.question(names)),
      paragraph(question),
      facts(
        [phrases.orders.registrationNumber, order.permNumber ?? order.tempNumber],
        [phrases.orders.answerTo, supportEmail],
      ),
    ],
  }));
}
