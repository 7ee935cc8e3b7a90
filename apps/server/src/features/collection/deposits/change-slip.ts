import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { DepositSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readSlip } from './present-slip.ts';
import { lockSlip, releaseChecks, updateSlip, type SlipRecord } from './slip-repository.ts';

/**
 * Notes the day on which a slip was taken to the bank, or another one. Idempotent.
 *
 * @throws NOT_FOUND, SLIP_TAKEN_BACK, SLIP_MATCHED, DAY_NOT_BEGUN
 */
export function markSlipAtBank(
  ctx: Context,
  actor: Actor,
  slipId: string,
  { day }: { day: string },
): Promise<DepositSlip> {
  return inTransaction(ctx, async (ctx) => {
    const slip = await requireStandingSlip(ctx, slipId);
    if (slip.bankLineId !== null) throw new AppError('SLIP_MATCHED');
    const { timeZone } = await conventionById(ctx, slip.conventionId);
    if (day > calendarDateIn(timeZone, ctx.now())) throw new AppError('DAY_NOT_BEGUN');
    if (slip.atBankOn !== day) {
      await updateSlip(ctx.db, slipId, { atBankOn: day });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'deposit-slip.at-bank',
        entityId: slipId,
        before: { atBankOn: slip.atBankOn },
        after: { number: slip.number, atBankOn: day },
      });
    }
    return readSlip(ctx, slipId);
  });
}

/**
 * Takes a slip back while the bank has not confirmed it: its checks can be put on another one, its number is not used
 * again. Idempotent.
 *
 * @throws NOT_FOUND, SLIP_MATCHED
 */
export function takeSlipBack(ctx: Context, actor: Actor, slipId: string): Promise<DepositSlip> {
  return inTransaction(ctx, async (ctx) => {
    const slip = await lockSlip(ctx.db, slipId);
    if (!slip) throw new AppError('NOT_FOUND');
    if (slip.bankLineId !== null) throw new AppError('SLIP_MATCHED');
    if (slip.takenBackAt === null) {
      const now = ctx.now();
      await releaseChecks(ctx.db, slipId, now);
      await updateSlip(ctx.db, slipId, { takenBackAt: now, takenBackBy: actor.userId });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'deposit-slip.taken-back',
        entityId: slipId,
        after: { number: slip.number },
      });
    }
    return readSlip(ctx, slipId);
  });
}

/**
 * Locks a slip that was not taken back.
 *
 * @throws NOT_FOUND, SLIP_TAKEN_BACK
 */
export async function requireStandingSlip(ctx: Context, slipId: string): Promise<SlipRecord> {
  const slip = await lockSlip(ctx.db, slipId);
  if (!slip) throw new AppError('NOT_FOUND');
  if (slip.takenBackAt !== null) throw new AppError('SLIP_TAKEN_BACK');
  return slip;
}
