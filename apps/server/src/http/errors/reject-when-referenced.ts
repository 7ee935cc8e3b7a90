import { violatedConstraint } from '#server/db/constraint-errors.ts';

import { AppError } from './app-error.ts';

/**
 * Deletes a record that others may reference: PostgreSQL decides by the foreign keys named here. Use it only as the
 * last step of a transaction, because a violation aborts the transaction.
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
