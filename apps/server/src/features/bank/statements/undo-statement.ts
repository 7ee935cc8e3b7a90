import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { unmatchSlipsOf } from '#server/features/collection/deposits/match-slip.ts';
import { presentRemainingBookings } from './present-remaining-bookings.ts';
import {
  findStatement,
  listAllocations,
  listLines,
  markStatementUndone,
  updateLineState,
} from './statement-repository.ts';
import { reverseBooking, type RemainingBooking } from './reverse-booking.ts';

/**
 * Takes an import back: every booking by a counter-entry, without a mail, as none was sent for it. A booking stays where
 * its payment was approved, refunded or decided otherwise since; then the import stays in force with these lines. Once
 * such a payment was reversed, a repeated call takes the rest back. Lines that are taken back can be imported again.
 *
 * @throws NOT_FOUND
 */
export function undoStatement(ctx: Context, actor: Actor, statementId: string) {
  return inTransaction(ctx, async (ctx) => {
    const statement = await findStatement(ctx.db, statementId, { lock: true });
    if (!statement) throw new AppError('NOT_FOUND');
    if (statement.undoneAt !== null) return { reversed: 0, kept: [] };
    const lines = await listLines(ctx.db, statementId);
    const allocations = await listAllocations(
      ctx.db,
      lines.map(({ id }) => id),
    );
    const standing = allocations
      .filter(({ undoneAt }) => undoneAt === null)
      .toSorted((a, b) => a.orderId.localeCompare(b.orderId));
    const kept: RemainingBooking[] = [];
    for (const allocation of standing) {
      const stays = await reverseBooking(ctx, actor, allocation);
      if (stays) kept.push(stays);
    }
    const keptLines = new Set(kept.map(({ allocation }) => allocation.lineId));
    const undone = lines
      .filter(({ id, state }) => !keptLines.has(id) && state !== 'NEVER' && state !== 'UNDONE')
      .map(({ id }) => id);
    const now = ctx.now();
    await unmatchSlipsOf(ctx, undone);
    if (undone.length > 0)
      await updateLineState(ctx.db, undone, { state: 'UNDONE', decidedBy: actor.userId, decidedAt: now });
    if (kept.length === 0)
      await markStatementUndone(ctx.db, statementId, { undoneBy: actor.userId, undoneAt: now });
    const reversed = standing.length - kept.length;
    if (undone.length > 0 || reversed > 0 || kept.length === 0)
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'bank-statement.undone',
        entityId: statementId,
        after: { reversed, kept: kept.length },
      });
    return { reversed, kept: await presentRemainingBookings(ctx, kept) };
  });
}
