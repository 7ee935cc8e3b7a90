import { timingSafeEqual } from 'node:crypto';

import { replyAddress, signatureText, type SignedMail } from '#server/adapters/mail/reply-address.ts';
import type { Context } from '#server/db/context.ts';
import { signerFor } from '#server/features/files/signature.ts';

/** Makes the addresses for answers to letters, and knows them again. */
export interface AnswerSigner {
  /** The address for answers to a mail; undefined where the name of the mailbox is too long for it. */
  addressFor: (mailId: string, bounceAddress: string) => string | undefined;
  isSigned: (mail: SignedMail) => boolean;
}

/**
 * The signatures in addresses for answers to letters. They do not expire: families answer weeks later, and what a mail may still
 * bring about is decided when it comes.
 */
export async function answerSigner(ctx: Context): Promise<AnswerSigner> {
  const signer = await signerFor(ctx, 'letter-answer');
  const signatureOf = (mailId: string) => signatureText(Buffer.from(signer.sign(mailId), 'base64url'));
  return {
    addressFor: (mailId, bounceAddress) =>
      replyAddress(bounceAddress, { mailId, signature: signatureOf(mailId) }),
    isSigned: ({ mailId, signature }) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(mailId))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
