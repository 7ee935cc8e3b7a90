import { AppError } from './app-error.ts';

/**
 * The one rule against lost updates: a change that started from an older revision than the stored one is refused, so
 * that the second of two editors learns of the first. Call it with the row locked. Without `startedFrom` (a client of
 * the specification that knows no revisions) the change overwrites what is stored.
 *
 * @throws CONFLICT
 */
export function requireRevision(stored: number, startedFrom: number | undefined): void {
  if (startedFrom !== undefined && startedFrom !== stored) throw new AppError('CONFLICT');
}
