import * as phrases from '#phrases/contact/mails.ts';
import { inTransaction, type Context } from '#server/db/context.ts';

import { mailLetterAnswer } from './mails/letter-answer-mail.ts';
import { countAnswersToMail, insertLetterAnswer } from './message-repository.ts';

/** So many answers to one mail are taken in 24 hours: two machines that answer each other write more. */
export const mostAnswers = 20;

const dayMs = 24 * 60 * 60_000;

/** A mail with which somebody answered a letter. */
export interface LetterAnswer {
  /** Names the mail: two with the same one are the same mail. */
  messageId: string;
  fullName: string;
  email: string;
  /** May be empty. */
  subject: string;
  /** May be empty. */
  body: string;
  /** The names of attachments, which are not taken. */
  attachments: readonly string[];
  /** The mail goes on beyond `body`. */
  isCut: boolean;
  letterMailId: string;
  letterSubject: string | null;
  orderId: string | null;
  /** The sender's address is one of the family's. */
  isFromFamily: boolean;
}

/**
 * Stores an answer to a letter as a message and mails the organisation, in one transaction. Idempotent: a mail that is a message
 * already is KNOWN.
 */
export function receiveAnswer(ctx: Context, answer: LetterAnswer): Promise<'TAKEN' | 'KNOWN' | 'TOO_MANY'> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const since = new Date(now.getTime() - dayMs);
    if ((await countAnswersToMail(ctx.db, answer.letterMailId, since)) >= mostAnswers) return 'TOO_MANY';
    const { messageId, attachments, ...content } = answer;
    const subject = answer.subject || (answer.letterSubject ?? phrases.answerToLetter);
    const id = await insertLetterAnswer(ctx.db, {
      ...content,
      subject,
      // A mail does not say them.
      mobileCountryCode: '',
      mobileNumber: '',
      country: '',
      mailMessageId: messageId,
      attachmentsLeft: [...attachments],
      createdAt: now,
    });
    if (id === undefined) return 'KNOWN';
    await mailLetterAnswer(ctx, id, { ...answer, subject });
    return 'TAKEN';
  });
}
