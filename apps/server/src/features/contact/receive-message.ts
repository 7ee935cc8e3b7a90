import { inTransaction, type Context } from '#server/db/context.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import type { ContactPayload } from '@sangamam/contract/contact/contact';

import { mailMessage } from './mails/message-mail.ts';
import { insertMessage } from './message-repository.ts';
import { readAttachment, type ReadAttachment } from './read-attachment.ts';

/**
 * Stores a message with its attachments and mails the organisation, in one transaction. A bot that filled in the hidden
 * field gets the same answer, and nothing is stored.
 *
 * @throws RQST_PARAMS_INVALID for an attachment that is not what it should be
 */
export async function receiveMessage(
  ctx: Context,
  { emailParams, attachments, website }: ContactPayload,
): Promise<{ received: true }> {
  if (website !== '') return { received: true };
  // One by one: pictures wait for a free slot anyway, and the first refusal ends it.
  const files: ReadAttachment[] = [];
  for (const [index, attachment] of attachments.entries()) {
    files.push(await readAttachment(attachment, index));
  }
  return inTransaction(ctx, async (ctx) => {
    const id = await insertMessage(ctx.db, {
      fullName: emailParams.fullname,
      email: emailParams.emailAddress,
      mobileCountryCode: emailParams.countryCode,
      mobileNumber: emailParams.phoneNumber,
      country: emailParams.country,
      subject: emailParams.messageSubject,
      body: emailParams.messageBody,
      createdAt: ctx.now(),
    });
    for (const file of files) {
      await storeFile(ctx, { ...file, kind: 'CONTACT_ATTACHMENT', contactMessageId: id });
    }
    const attached = files.map(({ fileName }) => fileName);
    await mailMessage(ctx, { id, emailParams, attached });
    return { received: true };
  });
}
