import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/contact/mails.ts';
import { dear } from '#phrases/mail/layout.ts';
import type { Context } from '#server/db/context.ts';
import { button, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';

import type { MessageRow } from '../message-repository.ts';

/** Mails an answer to the sender of a message, with the message quoted below. */
export async function mailAnswer(
  ctx: Context,
  message: Pick<MessageRow, 'email' | 'fullName' | 'subject' | 'body' | 'createdAt'>,
  answer: { id: string; body: string },
): Promise<void> {
  const date = formatDate(message.createdAt.toISOString().slice(0, 10));
  const quoted = message.body
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  await queueMail(ctx, {
    to: { address: message.email, name: message.fullName },
    kind: 'contact.answer',
    dedupeKey: `contact.answer:${answer.id}`,
    ...composeMail({
      site: await readMailSite(ctx),
      subject: /^re:/iu.test(message.subject)
        ? message.subject
        : phrases.answerSubject({ subject: message.subject }),
      greeting: dear({ name: message.fullName }),
      blocks: [
        paragraph(answer.body),
        note(phrases.youWrote({ date, message: quoted })),
        note(phrases.toWriteAgain),
        button(phrases.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
      ],
    }),
  });
}
