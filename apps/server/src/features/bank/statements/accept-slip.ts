import type { SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireStandingSlip } from '#server/features/collection/deposits/change-slip.ts';
import { matchSlip, slipWithSums } from '#server/features/collection/deposits/match-slip.ts';

import { presentSlipOfLine } from './line-slips.ts';
import { requireOpenLine } from './require-open-line.ts';
import { lockLine, updateLineState } from './line-repository.ts';
import { findStatement } from './statement-repository.ts';

/**
 * Accepts a line as the deposit of a slip. No ledger entry is made: the money of each check was booked when the check
 * came. Idempotent: a repeated call answers the first one's slip.
 *
 * @throws NOT_FOUND, SLIP_TAKEN_BACK, SLIP_MATCHED when another line confirms the slip, CONFLICT when the line was decided
 *   meanwhile or is not the slip's sum
 */
export function acceptSlip(
  ctx: Context,
  actor: Actor,
  statementId: string,
  { lineId, revision, slipId }: { lineId: string; revision: number; slipId: string },
): Promise<{ slip: SlipOfLine }> {
  return inTransaction(ctx, async (ctx) => {
    const statement = await findStatement(ctx.db, statementId, { lock: true });
    const line = await lockLine(ctx.db, statementId, lineId);
    if (!statement || !line) throw new AppError('NOT_FOUND');
    const { bankLineId, currency } = await requireStandingSlip(ctx, slipId);
    const slip = await slipWithSums(ctx, slipId);
    if (!slip) throw new AppError('NOT_FOUND');
    if (bankLineId === lineId) return { slip: presentSlipOfLine(slip) };
    if (bankLineId !== null) throw new AppError('SLIP_MATCHED');
    requireOpenLine(line, revision);
    const isSum = line.direction === 'IN' && line.currency === currency && line.cents === slip.total * 100;
    if (!isSum) throw new AppError('CONFLICT');
    await matchSlip(ctx, slipId, lineId);
    const now = ctx.now();
    await updateLineState(ctx.db, [lineId], {
      state: 'ACCEPTED',
      decidedBy: actor.userId,
      decidedAt: now,
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'deposit-slip.deposited',
      entityId: slipId,
      after: { number: slip.slip.number, statementId, lineId, total: slip.total, depositedOn: line.bookedOn },
    });
    return { slip: presentSlipOfLine(slip) };
  });
}
