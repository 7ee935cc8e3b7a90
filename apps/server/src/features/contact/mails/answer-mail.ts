import type { Context } from '#server/db/context.ts';
import { note, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/mail-layout.ts';
import { queueMail } from '#server/features/outbox/queue-mail.ts';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import type { MessageRow } from '../message-repository.ts';

/** Carries an answer to whoever wrote, with what they wrote below it. */
export function mailAnswer(
  ctx: Context,
  message: MessageRow,
  answer: { id: string; body: string },
): Promise<void> {
  const day = formatDate(message.createdAt.toISOString().slice(0, 10));
  const quoted = message.body
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  return queueMail(ctx, {
    to: { address: message.email, name: message.fullName },
    kind: 'contact.answer',
    dedupeKey: `contact.answer:${answer.id}`,
    ...composeMail({
      subject: `Re: ${message.subject}`,
      greeting: `Dear ${message.fullName},`,
      blocks: [paragraph(answer.body), note(`On ${day} you wrote:\n${quoted}`)],
    }),
  });
}
