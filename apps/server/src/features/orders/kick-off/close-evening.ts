import type { z } from 'zod';
import { maxSlipChecks } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { envelopeDifferences } from '@sangamam/contract/orders/kick-off/envelope';
import type {
  ClosingSheet,
  closeEvening as endpoint,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { createSlip } from '#server/features/collection/deposits/create-slip.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listChecksToDeposit } from './kick-off-read-model.ts';
import { lockEvening, replaceCounts, updateEvening, type EveningRow } from './kick-off-repository.ts';
import { readEvening } from './read-evening.ts';

type Closing = z.output<typeof endpoint.body>;

/**
 * Closes an evening with the envelope as it was counted, and puts its checks on deposit slips, one for each currency. Then
 * nothing is added. Closed twice at once: one of them is told.
 *
 * @throws NOT_FOUND, EVENING_CLOSED, CONFLICT where something was noted since it was read, DIFFERENCE_REASON
 */
export function closeEvening(
  ctx: Context,
  actor: Actor,
  eveningId: string,
  { families, noted, counted, differenceReason }: Closing,
): Promise<ClosingSheet> {
  return inTransaction(ctx, async (ctx) => {
    const evening = await requireEvening(ctx, eveningId);
    if (evening.closedAt !== null) throw new AppError('EVENING_CLOSED');
    const sheet = await readEvening(ctx, eveningId);
    if (sheet.families !== families || envelopeDifferences(sheet.noted, noted).length > 0)
      throw new AppError('CONFLICT');
    const differences = envelopeDifferences(sheet.noted, counted);
    if (differences.length > 0 && differenceReason === '')
      throw new AppError('DIFFERENCE_REASON', { field: 'differenceReason' });
    await depositChecks(ctx, actor, eveningId);
    await replaceCounts(ctx.db, eveningId, counted);
    await updateEvening(ctx.db, eveningId, {
      closedAt: ctx.now(),
      closedBy: actor.userId,
      differenceReason: differences.length > 0 ? differenceReason : '',
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'kick-off.closed',
      entityId: eveningId,
      after: { families, noted: sheet.noted, counted, differences },
      ...(differences.length > 0 && { reason: differenceReason }),
    });
    return readEvening(ctx, eveningId);
  });
}

/** Puts the checks that are on no slip on new ones, by currency, as many as a slip takes. */
async function depositChecks(ctx: Context, actor: Actor, eveningId: string): Promise<void> {
  const checks = await listChecksToDeposit(ctx.db, eveningId);
  for (const ofCurrency of Map.groupBy(checks, ({ currency }) => currency).values())
    for (let start = 0; start < ofCurrency.length; start += maxSlipChecks) {
      const some = ofCurrency.slice(start, start + maxSlipChecks);
      await createSlip(ctx, actor, {
        checkIds: some.map(({ id }) => id),
        total: some.reduce((sum, { amount }) => sum + amount, 0),
      });
    }
}

/**
 * Opens a closed evening again, as an administrator does for what was forgotten. Its deposit slips stay. Idempotent.
 *
 * @throws NOT_FOUND
 */
export function reopenEvening(
  ctx: Context,
  actor: Actor,
  eveningId: string,
  reason: string,
): Promise<ClosingSheet> {
  return inTransaction(ctx, async (ctx) => {
    const evening = await requireEvening(ctx, eveningId);
    if (evening.closedAt !== null) {
      await replaceCounts(ctx.db, eveningId, []);
      await updateEvening(ctx.db, eveningId, { closedAt: null, closedBy: null, differenceReason: '' });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'kick-off.reopened',
        entityId: eveningId,
        before: { closedAt: evening.closedAt.toISOString(), differenceReason: evening.differenceReason },
        reason,
      });
    }
    return readEvening(ctx, eveningId);
  });
}

async function requireEvening(ctx: Context, eveningId: string): Promise<EveningRow> {
  const evening = await lockEvening(ctx.db, eveningId, 'update');
  if (!evening) throw new AppError('NOT_FOUND');
  return evening;
}
