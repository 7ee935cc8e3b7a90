import type { CheckDetails } from '@sangamam/contract/ledger/checks/check-details';
import { fullName } from '@sangamam/contract/fields/full-name';

import * as phrases from '#phrases/ledger/checks.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findSameCheck } from './check-read-model.ts';
import { lockCheckNumbers } from './check-repository.ts';

/**
 * Two checks of one bank with one number are nearly always one check that was recorded twice. Checks are recorded one
 * after the other until the transaction ends, so that two treasurers notice each other.
 *
 * @throws CHECK_RECORDED naming whose it was recorded for
 */
export async function requireNewCheck(ctx: Context, check: CheckDetails): Promise<void> {
  await lockCheckNumbers(ctx.db);
  const same = await findSameCheck(ctx.db, check);
  if (!same) return;
  const { number } = check;
  throw new AppError('CHECK_RECORDED', {
    message: phrases.checkRecorded({ number, name: fullName(same), registration: same.tempNumber }),
  });
}
