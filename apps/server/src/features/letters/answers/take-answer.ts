import { readAnswer, type MailAnswer } from '#server/adapters/mail/read-answer.ts';
import type { Context } from '#server/db/context.ts';
import { receiveAnswer } from '#server/features/contact/receive-answer.ts';

import { answerSigner } from './answer-address.ts';
import { findAnsweredMail, listAddressesOf } from './answered-mail-read-model.ts';

/**
 * What became of a mail to an address for answers. TAKEN: it is a message now. KNOWN: it was before. AUTOMATIC: no person
 * wrote it. FORGED: no letter of ours has that address. TOO_MANY: so many answered this letter today that it looks like a loop.
 * UNREADABLE: it cannot be read, or names nobody to answer.
 */
export type AnswerOutcome = 'TAKEN' | 'KNOWN' | 'AUTOMATIC' | 'FORGED' | 'TOO_MANY' | 'UNREADABLE';

/**
 * Takes a mail that came to an address for answers. A family's answer to a letter becomes a message at its registration; whatever
 * else comes changes nothing. Idempotent: the same mail is one message. A provider's webhook calls it with the mail that it was
 * sent, like the reader of the mailbox.
 *
 * @param mail its source, or the beginning of a longer one
 * @param address BOUNCE_ADDRESS
 */
export async function takeAnswer(
  ctx: Context,
  mail: { source: Buffer; isWhole: boolean },
  address: string,
): Promise<AnswerOutcome> {
  const answer = await readAnswer(mail.source, { bounceAddress: address, isWhole: mail.isWhole }).catch(
    () => undefined,
  );
  if (answer === undefined) return 'UNREADABLE';
  const signer = await answerSigner(ctx);
  const signed = answer.answered.find((one) => signer.isSigned(one));
  if (signed === undefined) return 'FORGED';
  if (answer.isAutomatic) return 'AUTOMATIC';
  if (answer.from === undefined) return 'UNREADABLE';
  const letter = await findAnsweredMail(ctx.db, signed.mailId);
  if (letter === undefined) return 'FORGED';
  return receiveAnswer(ctx, {
    ...contentOf(answer, answer.from),
    letterMailId: letter.mailId,
    letterSubject: letter.subject,
    // What is left of the registration of a closed account has no names, and gets none again.
    orderId: letter.isClosed ? null : letter.orderId,
    isFromFamily: await isOfFamily(ctx, letter, answer.from.address),
  });
}

function contentOf(
  { messageId, subject, text, attachments, isCut }: MailAnswer,
  from: { name: string; address: string },
) {
  return { messageId, fullName: from.name, email: from.address, subject, body: text, attachments, isCut };
}

async function isOfFamily(
  ctx: Context,
  letter: { toAddress: string; accountAddress: string | null; orderId: string },
  address: string,
): Promise<boolean> {
  const known = [letter.toAddress, letter.accountAddress, ...(await listAddressesOf(ctx.db, letter.orderId))];
  return known.some((one) => one?.toLowerCase() === address);
}
