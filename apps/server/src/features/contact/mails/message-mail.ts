import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EmailParams } from '@sangamam/contract/contact/contact';

import * as phrases from '#phrases/contact/mails.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

/** Tells the organisation that someone wrote, and where to answer. Attachments stay in the inbox. */
export async function mailMessage(
  ctx: Context,
  { id, emailParams, attached }: { id: string; emailParams: EmailParams; attached: readonly string[] },
): Promise<void> {
  const { supportEmail, organisationName } = await readSiteSettings(ctx);
  const { fullname, emailAddress, countryCode, phoneNumber, country, messageSubject } = emailParams;
  await queueMail(ctx, {
    to: { address: supportEmail, name: organisationName },
    kind: 'contact.message',
    dedupeKey: `contact.message:${id}`,
    ...composeMail({
      site: await readMailSite(ctx),
      subject: phrases.receivedSubject({ subject: messageSubject }),
      greeting: phrases.received,
      blocks: [
        facts(
          [phrases.name, fullname],
          [phrases.email, emailAddress],
          [phrases.phone, `${countryCode} ${phoneNumber}`],
          [phrases.country, country],
          [phrases.subject, messageSubject],
          [phrases.attachments, attached.join('\n')],
        ),
        paragraph(emailParams.messageBody),
        button(phrases.openAndAnswer, `${ctx.publicUrl}${adminPaths.message(id)}`),
        note(phrases.answerThere),
      ],
    }),
  });
}
