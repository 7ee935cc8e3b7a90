import { undoableUntil } from '@sangamam/contract/undo/undoable-decision';

import * as phrases from '#phrases/mail/outbox.ts';
import type { Context } from '#server/db/context.ts';
import { cancelJob, cancelJobs } from '#server/db/queue/enqueue.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { countNotRecalled, recallDelayed } from './delayed-mail-repository.ts';

/** A context whose mails wait until this decision can no longer be undone. */
export function delayMails(
  ctx: Context,
  { decisionId, decidedAt }: { decisionId: string; decidedAt: Date },
): Context {
  return { ...ctx, mailDelay: { decisionId, until: undoableUntil(decidedAt) } };
}

/**
 * Recalls all mails of a decision in the caller's transaction: they are never sent, and the outbox shows them as
 * recalled. A worker that is about to send one waits for this transaction.
 *
 * @throws UNDO_TOO_LATE when one of them has left or is leaving
 */
export async function recallMails(ctx: Context, decisionId: string): Promise<void> {
  const recalled = await recallDelayed(ctx.db, decisionId, { at: ctx.now(), reason: phrases.decisionUndone });
  if ((await countNotRecalled(ctx.db, decisionId)) > 0) throw new AppError('UNDO_TOO_LATE');
  for (const id of recalled) await cancelJob(ctx.db, 'send-mail', id);
}

/**
 * Recalls those mails of a decision that have not left, in the caller's transaction, and returns their ids. A worker that
 * is about to send one waits for this transaction.
 */
export async function recallUnsent(ctx: Context, decisionId: string): Promise<string[]> {
  const recalled = await recallDelayed(ctx.db, decisionId, { at: ctx.now(), reason: phrases.letterStopped });
  await cancelJobs(ctx.db, 'send-letter-mail', recalled);
  return recalled;
}
