import { AppError } from './app-error.ts';

/**
 * Prevents lost updates: a change based on an older revision than the stored one is refused, so that the second of two
 * editors notices the first. Call it with the row locked. Without `startedFrom` (a client of the specification that
 * knows no revisions) the change overwrites the stored values.
 *
 * @throws CONFLICT
 */
export function requireRevision(stored: number, startedFrom: number | undefined): void {
  if (startedFrom !== undefined && startedFrom !== stored) throw new AppError('CONFLICT');
}
