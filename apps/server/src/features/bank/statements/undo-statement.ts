import { paymentDecision } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import type { RemainingBooking as WireBooking } from '@sangamam/contract/bank/statements/import-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { unmatchSlipsOf } from '#server/features/collection/deposits/match-slip.ts';
import { decisionFactsOf } from '#server/features/ledger/payment-facts.ts';

import { listAllocations, listLines, updateLineState } from './line-repository.ts';
import { findStatement, markStatementUndone } from './statement-repository.ts';
import { reverseBooking, type RemainingBooking } from './reverse-booking.ts';
import { listOrderNames } from './statement-read-model.ts';

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

/** Bookings that stay when an import is taken back, each with its payment and whether that can be reversed. */
async function presentRemainingBookings(
  ctx: Context,
  kept: readonly RemainingBooking[],
): Promise<WireBooking[]> {
  const names = await listOrderNames(ctx.db, [...new Set(kept.map(({ locked }) => locked.order.id))]);
  return kept.map(({ allocation, message, locked }) => {
    const { payment, order, entries } = locked;
    const facts = decisionFactsOf(locked);
    return {
      amount: allocation.amount,
      message,
      payment: {
        _id: payment.id,
        orderId: order.id,
        tmpConvRegNo: order.tempNumber,
        registrantName: names.find(({ orderId }) => orderId === order.id)?.registrantName ?? '',
        method: payment.method,
        state: payment.state,
        currency: payment.currency,
        dueAmount: payment.dueAmount,
        heldAmount: heldIn(entries),
        orderIsActive: facts.orderIsActive,
      },
      canReverse: paymentDecision('reverse', facts).outcome === 'possible',
    };
  });
}
