import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import type { Context } from '#server/db/context.ts';
import { button, facts, inBlock, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

/** What a registrar asks, until when the registration waits, and the link to answer by without its token. */
export interface MailedQuestion {
  id: string;
  question: string;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  link: { url: string; token: string };
}

/** Mails the registrar's question to the family, with a link to answer by. */
export async function mailQuestion(
  ctx: Context,
  order: OrderRow,
  { id, question, lastDay, link }: MailedQuestion,
): Promise<void> {
  const { supportEmail } = await readSiteSettings(ctx);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.question',
    subject: phrases.orders.questionSubject(names),
    blocks: [
      paragraph(phrases.orders.question(names)),
      ...inBlock('question', paragraph(question)),
      button(phrases.orders.answerTheQuestion, link.url),
      facts(
        numberFact(order, phrases),
        [phrases.orders.answerBy, formatDate(lastDay, phrases.dates)],
        [phrases.orders.answerTo, supportEmail],
      ),
      note(phrases.orders.answerWithoutSigningIn),
    ],
    about: id,
    linkToken: link.token,
  }));
}
