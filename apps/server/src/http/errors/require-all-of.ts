import { AppError } from './app-error.ts';

/** Refuses an order that does not name each of the stored ones once. @throws CONFLICT */
export function requireAllOf(stored: readonly string[], given: readonly string[]): void {
  const isWhole = stored.length === given.length && stored.every((id) => given.includes(id));
  if (!isWhole) throw new AppError('CONFLICT');
}
