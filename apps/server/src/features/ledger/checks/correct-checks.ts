import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  listUnconfirmedChecks,
  lockChecksAndSlips,
  markCheckWrong,
  updateCheckAmount,
} from './check-repository.ts';

/** The check that a correction is about; `null` for money without a check. */
export type CorrectedCheck = string | null;

/**
 * Takes a correction of a payment over to the check that it is about, of those whose deposit the bank has not confirmed, so
 * that its slip says what the bank will: the given one, or the newest ones. The slips are locked: what the bank confirms
 * meanwhile stays. Nothing is left of a check that is corrected away.
 *
 * @param difference whole dollars; negative when less came than was recorded
 * @throws TRANSITION_NOT_POSSIBLE where the bank confirmed the given check, or it is smaller than the difference
 */
export async function correctChecks(
  ctx: Context,
  paymentId: string,
  difference: number,
  about?: CorrectedCheck,
): Promise<void> {
  if (about === null) return;
  await lockChecksAndSlips(ctx.db, paymentId);
  const unconfirmed = await listUnconfirmedChecks(ctx.db, paymentId);
  let left = difference;
  for (const check of about === undefined ? unconfirmed : unconfirmed.filter(({ id }) => id === about)) {
    const amount = check.amount + left;
    await (amount > 0 ? updateCheckAmount(ctx.db, check.id, amount) : markCheckWrong(ctx.db, check.id));
    left = Math.min(0, amount);
    if (left === 0) return;
  }
  if (about !== undefined) throw new AppError('TRANSITION_NOT_POSSIBLE');
}
