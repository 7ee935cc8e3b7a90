import type { LetterState } from '@sangamam/contract/letters/letter';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { lockLetterRow, type StoredLetter } from './letter-repository.ts';

/** A letter as whoever decides about it saw it. */
export interface SeenLetter {
  letterId: string;
  revision: number;
}

/**
 * Locks a letter that is still at `revision` and in one of these states; without a revision, at any. Call it in a
 * transaction.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE in another state
 */
export async function lockLetter(
  ctx: Context,
  { letterId, revision }: Pick<SeenLetter, 'letterId'> & Partial<SeenLetter>,
  states: readonly LetterState[],
): Promise<StoredLetter> {
  const letter = await lockLetterRow(ctx.db, letterId);
  if (!letter) throw new AppError('NOT_FOUND');
  requireRevision(letter.revision, revision);
  if (!states.includes(letter.state)) throw new AppError('LETTER_NOT_POSSIBLE');
  return letter;
}
