import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/contact/mails.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

/** Tells the organisation that somebody answered a letter, and where to answer. */
export async function mailLetterAnswer(
  ctx: Context,
  id: string,
  answer: {
    fullName: string;
    email: string;
    subject: string;
    body: string;
    attachments: readonly string[];
    letterSubject: string | null;
    isFromFamily: boolean;
  },
): Promise<void> {
  const { supportEmail, organisationName } = await readSiteSettings(ctx);
  const { fullName, email, body, attachments } = answer;
  await queueMail(ctx, {
    to: { address: supportEmail, name: organisationName },
    kind: 'contact.message',
    dedupeKey: `contact.message:${id}`,
    ...composeMail({
      site: await readMailSite(ctx),
      subject: phrases.letterAnswerSubject({ subject: answer.subject }),
      greeting: answer.isFromFamily ? phrases.letterAnswered : phrases.letterAnsweredByOther,
      blocks: [
        facts([phrases.name, fullName], [phrases.email, email], [phrases.letter, answer.letterSubject ?? '']),
        paragraph(body === '' ? phrases.noWords : body),
        ...(attachments.length > 0 ? [note(phrases.attachmentsNotTaken(attachments.length))] : []),
        button(phrases.openAndAnswer, `${ctx.publicUrl}${adminPaths.message(id)}`),
        note(phrases.answerThere),
      ],
    }),
  });
}
