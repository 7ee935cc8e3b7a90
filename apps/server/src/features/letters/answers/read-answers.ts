import type { BounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import { hasReplyAddresses, replyPrefix } from '#server/adapters/mail/reply-address.ts';
import type { Context } from '#server/db/context.ts';

import { takeAnswer, type AnswerOutcome } from './take-answer.ts';

/** How many mails came to addresses for answers, by what became of them. */
export type AnswersRead = Partial<Record<AnswerOutcome, number>>;

/**
 * Reads the answers to letters in the mailbox to which mails come back. All of them are marked as read, and stay there.
 *
 * @throws Error when the mailbox or the database cannot be reached; what was read by then is stored, and read once
 */
export async function readAnswers(
  ctx: Context,
  { mailbox, address }: { mailbox: BounceMailbox; address: string },
): Promise<AnswersRead> {
  const found: AnswersRead = {};
  if (!hasReplyAddresses(address)) return found;
  await mailbox.readTo(replyPrefix(address), async (source, isWhole) => {
    const outcome = await takeAnswer(ctx, { source, isWhole }, address);
    found[outcome] = (found[outcome] ?? 0) + 1;
  });
  return found;
}
