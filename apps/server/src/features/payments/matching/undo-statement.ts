import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import * as phrases from '#phrases/bank-statements.ts';
import { heldIn, type EntryKind } from '@sangamam/contract/payments/ledger/ledger';

import { correctPayment } from '../decisions/put-right.ts';
import { unmatchSlips } from '../deposits/slip-repository.ts';
import {
  findLatestPayment,
  findPayment,
  insertEntry,
  listLedger,
  updatePaymentState,
} from '../payment-repository.ts';
import { listOrderNames } from './statement-read-model.ts';
import {
  findStatement,
  listAllocations,
  listLines,
  markAllocationUndone,
  markStatementUndone,
  updateLineState,
  type AllocationRow,
} from './statement-repository.ts';

/**
 * Takes an import back: every booking by a counter-entry, without a mail, as none was sent for it. A booking stays where
 * its payment was approved, refunded or decided otherwise since; then the import stays in force with these lines. Lines
 * that are taken back can be imported again. Idempotent.
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
    const kept: { allocation: AllocationRow; message: string }[] = [];
    for (const allocation of standing) {
      const message = await takeBack(ctx, actor, allocation);
      if (message !== undefined) kept.push({ allocation, message });
    }
    const keptLines = new Set(kept.map(({ allocation }) => allocation.lineId));
    const undone = lines
      .filter(({ id, state }) => !keptLines.has(id) && state !== 'NEVER')
      .map(({ id }) => id);
    const now = ctx.now();
    await unmatchSlips(ctx.db, undone);
    if (undone.length > 0)
      await updateLineState(ctx.db, undone, { state: 'UNDONE', decidedBy: actor.userId, decidedAt: now });
    if (kept.length === 0)
      await markStatementUndone(ctx.db, statementId, { undoneBy: actor.userId, undoneAt: now });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'bank-statement.undone',
      entity: 'bank-statement',
      entityId: statementId,
      after: { reversed: standing.length - kept.length, kept: kept.length },
    });
    return { reversed: standing.length - kept.length, kept: await present(ctx, kept) };
  });
}

/** The entries of a payment that nothing was decided about. */
const bookingKinds: ReadonlySet<EntryKind> = new Set(['REPORTED', 'RECEIVED', 'CORRECTED']);

/** Reverses one booking; answers why it stays when it cannot be. */
async function takeBack(ctx: Context, actor: Actor, allocation: AllocationRow): Promise<string | undefined> {
  const { id, orderId, paymentId, amount, createdPayment } = allocation;
  const order = await lockOrder(ctx, orderId);
  const payment = await findPayment(ctx.db, paymentId);
  const entries = await listLedger(ctx.db, paymentId);
  const held = heldIn(entries);
  if (payment?.state === 'PAYMENT_APPROVED') return phrases.approvedSince;
  if (
    payment?.state !== 'PAYMENT_RECEIVED' ||
    held < amount ||
    entries.some(({ kind }) => !bookingKinds.has(kind))
  )
    return phrases.decidedSince;
  const latest = await findLatestPayment(ctx.db, orderId);
  if (latest?.id !== paymentId) return phrases.decidedSince;
  const rest = held - amount;
  const reason = phrases.importUndone;
  await correctPayment(ctx, actor, paymentId, { received: rest, receivedBefore: held, reason });
  await markAllocationUndone(ctx.db, id, ctx.now());
  if (rest > 0) return undefined;
  // A report of the family waits again; one that only the statement made is over, so that the family can report its own.
  const state = createdPayment ? 'PAYMENT_DECLINED' : 'PENDING_PAYMENT_APPROVAL';
  if (createdPayment)
    await insertEntry(ctx.db, actor, { paymentId, kind: 'DECLINED', reason, createdAt: ctx.now() });
  await updatePaymentState(ctx.db, paymentId, state);
  await setPaymentStatus(ctx, order, state);
  return undefined;
}

async function present(ctx: Context, kept: readonly { allocation: AllocationRow; message: string }[]) {
  const names = await listOrderNames(ctx.db, [...new Set(kept.map(({ allocation }) => allocation.orderId))]);
  return kept.map(({ allocation: { orderId, amount }, message }) => ({
    tmpConvRegNo: names.find((name) => name.orderId === orderId)?.tempNumber ?? '',
    amount,
    message,
  }));
}
