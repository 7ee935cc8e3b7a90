import { violatedConstraint } from '#server/db/constraint-errors.ts';

import { AppError } from './app-error.ts';

/**
 * Deletes something that other records may lean on: PostgreSQL decides, by the foreign keys that are named here. Only
 * as the last step of a transaction, which a violation ends.
 *
 * @throws IN_USE
 */
export async function rejectWhenReferenced(
  remove: () => Promise<void>,
  foreignKeys: readonly string[],
): Promise<void> {
  try {
    await remove();
  } catch (cause) {
    if (foreignKeys.includes(violatedConstraint(cause) ?? '')) throw new AppError('IN_USE', { cause });
    throw cause;
  }
}
