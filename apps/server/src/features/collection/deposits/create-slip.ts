import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { DepositSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { treasurerOfConvention } from '#server/features/conventions/treasurer-of-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { lockChecksToDeposit } from '#server/features/ledger/post.ts';

import { countChecks, listDepositableChecks, type CheckWithFamily } from './check-read-model.ts';
import { readSlip } from './present-slip.ts';
import { insertSlip, insertSlipChecks } from './slip-repository.ts';

/**
 * Puts checks of one convention and currency on a new slip. No money is booked: that happened when the checks came. Two
 * slips at once with the same check: a constraint lets one of them be.
 *
 * @param total the sum that the treasurer saw, whole dollars
 * @throws NOT_FOUND, CHECK_NOT_DEPOSITABLE, CONFLICT when the sum is another one, RQST_PARAMS_INVALID for several accounts
 */
export function createSlip(
  ctx: Context,
  actor: Actor,
  { checkIds, total }: { checkIds: readonly string[]; total: number },
): Promise<DepositSlip> {
  return inTransaction(ctx, async (ctx) => {
    await lockChecksToDeposit(ctx, checkIds);
    const checks = await requireDepositable(ctx, [...new Set(checkIds)]);
    const { conventionId, currency, timeZone } = requireOneAccount(checks);
    if (checks.reduce((sum, { check }) => sum + check.amount, 0) !== total) throw new AppError('CONFLICT');
    const treasurer = await treasurerOfConvention(ctx, conventionId, currency);
    const slip = await insertSlip(ctx.db, {
      conventionId,
      currency,
      account: treasurer?.payableTo ?? '',
      day: calendarDateIn(timeZone, ctx.now()),
      createdBy: actor.userId,
      createdAt: ctx.now(),
    });
    await insertSlipChecks(
      ctx.db,
      slip.id,
      checks.map(({ check }) => check.id),
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'deposit-slip.created',
      entityId: slip.id,
      after: { number: slip.number, conventionId, currency, checks: checks.length, total },
    });
    return readSlip(ctx, slip.id);
  });
}

async function requireDepositable(ctx: Context, ids: readonly string[]): Promise<CheckWithFamily[]> {
  const checks = await listDepositableChecks(ctx.db, { ids, most: ids.length });
  if (checks.length === ids.length) return checks;
  throw new AppError((await countChecks(ctx.db, ids)) < ids.length ? 'NOT_FOUND' : 'CHECK_NOT_DEPOSITABLE');
}

function requireOneAccount(checks: readonly CheckWithFamily[]): CheckWithFamily {
  const [first] = checks;
  const isOne = checks.every(
    ({ conventionId, currency }) => conventionId === first?.conventionId && currency === first.currency,
  );
  if (!first || !isOne) throw new AppError('RQST_PARAMS_INVALID', { field: 'checkIds' });
  return first;
}
