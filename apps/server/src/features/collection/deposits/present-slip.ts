import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type {
  DepositSlip,
  ReceivedCheck,
  SlipRow,
} from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { possibleSlipActions, slipState } from '@sangamam/contract/collection/deposits/slip-state';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listChecksOfSlip, type CheckWithFamily } from './check-read-model.ts';
import { findSlip, type SlipWithSums } from './slip-read-model.ts';

export function presentCheck({ check, orderId, tempNumber, ...person }: CheckWithFamily): ReceivedCheck {
  const { id, number, bank, writtenOn, receivedOn, amount, reversedAs } = check;
  return {
    _id: id,
    orderId,
    tmpConvRegNo: tempNumber,
    registrantName: fullName(person),
    number,
    bank,
    writtenOn,
    receivedOn,
    amount,
    reversedAs,
  };
}

export function presentSlipRow({ slip, ...row }: SlipWithSums): SlipRow {
  const { conventionName, depositedOn, checkCount, total, bouncedCount } = row;
  return {
    _id: slip.id,
    number: slip.number,
    conventionName,
    currency: slip.currency,
    account: slip.account,
    day: slip.day,
    state: slipState({
      isTakenBack: slip.takenBackAt !== null,
      isMatched: slip.bankLineId !== null,
      atBankOn: slip.atBankOn,
    }),
    atBankOn: slip.atBankOn,
    depositedOn,
    checkCount,
    total,
    bouncedCount,
  };
}

/**
 * A slip with its checks.
 *
 * @throws NOT_FOUND
 */
export async function readSlip(ctx: Context, slipId: string): Promise<DepositSlip> {
  const found = await findSlip(ctx.db, slipId);
  if (!found) throw new AppError('NOT_FOUND');
  const row = presentSlipRow(found);
  return {
    ...row,
    createdByName: fullName(found),
    today: calendarDateIn(found.timeZone, ctx.now()),
    checks: (await listChecksOfSlip(ctx.db, slipId)).map(presentCheck),
    statementId: found.statementId,
    actions: [...possibleSlipActions(row.state)],
  };
}
