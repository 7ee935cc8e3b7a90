import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import type { LetterState } from '@sangamam/contract/letters/letter';

import { lockLetterRow, type StoredLetter } from './letter-repository.ts';
import { readLetter } from './read-letters.ts';

/** A letter as whoever decides about it saw it. */
export interface SeenLetter {
  letterId: string;
  revision: number;
}

type Seen = Omit<SeenLetter, 'revision'> & { revision: number | undefined };

/**
 * Runs one act on a letter that is still at `revision` and in one of these states, in a transaction under its lock.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE in another state
 */
export function withLockedLetter(
  ctx: Context,
  actor: Actor,
  { letterId, revision, states }: Seen & { states: readonly LetterState[] },
  act: (ctx: Context, letter: StoredLetter) => Promise<void>,
): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetterRow(ctx.db, letterId);
    if (!letter) throw new AppError('NOT_FOUND');
    requireRevision(letter.revision, revision);
    if (!states.includes(letter.state)) throw new AppError('LETTER_NOT_POSSIBLE');
    await act(ctx, letter);
    return readLetter(ctx, actor, letterId);
  });
}

/**
 * The same for a letter at any revision.
 *
 * @throws NOT_FOUND, LETTER_NOT_POSSIBLE in another state
 */
export function withLetterAsItIs(
  ctx: Context,
  actor: Actor,
  { letterId, states }: { letterId: string; states: readonly LetterState[] },
  act: (ctx: Context, letter: StoredLetter) => Promise<void>,
): Promise<LetterDetail> {
  return withLockedLetter(ctx, actor, { letterId, revision: undefined, states }, act);
}
