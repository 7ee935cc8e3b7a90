import { adminPaths } from '@sangamam/contract/admin-paths';
import type { Context } from '#server/db/context.ts';
import { button, facts, note, paragraph } from '#server/features/outbox/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/mail-layout.ts';
import { queueMail } from '#server/features/outbox/queue-mail.ts';
import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';
import type { EmailParams } from '@sangamam/contract/contact/contact';

/** Tells the organisation that somebody wrote, and where to answer. Attachments stay in the inbox. */
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
      subject: `Message from the website: ${messageSubject}`,
      greeting: 'Somebody wrote through the contact form.',
      blocks: [
        facts(
          ['Name', fullname],
          ['Email', emailAddress],
          ['Phone', `${countryCode} ${phoneNumber}`],
          ['Country', country],
          ['Subject', messageSubject],
          ['Attachments', attached.join('\n')],
        ),
        paragraph(emailParams.messageBody),
        button('Open and answer', `${ctx.publicUrl}${adminPaths.message(id)}`),
        note('Please answer there, so that your colleagues see it.'),
      ],
    }),
  });
}
