import type { Context } from '#server/db/context.ts';

import {
  lockChecksAndSlips,
  markChecksReversed,
  newestUnconfirmedCheck,
  updateCheckAmount,
} from './check-repository.ts';

/**
 * Takes a correction of a payment over to the check that it is about: the newest one of which the bank has not confirmed
 * the deposit, so that its slip says what the bank will. Its slip is locked: what the bank confirms meanwhile stays. Nothing
 * is left of a check that is corrected away.
 *
 * @param difference whole dollars; negative when less came than was recorded
 */
export async function correctCheck(ctx: Context, paymentId: string, difference: number): Promise<void> {
  await lockChecksAndSlips(ctx.db, paymentId);
  const check = await newestUnconfirmedCheck(ctx.db, paymentId);
  if (!check) return;
  const amount = check.amount + difference;
  await (amount > 0
    ? updateCheckAmount(ctx.db, check.id, amount)
    : markChecksReversed(ctx.db, paymentId, 'BOOKED_WRONGLY'));
}
