import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { receivePayment } from '#server/features/ledger/decisions/decide-payment.ts';

import { readBooked } from '../booked-already/read-booked.ts';
import { paymentForMoney } from './payment-for-money.ts';
import { acceptedEvent, isCovered, planBookings, referenceOf, type AcceptedLine } from './plan-bookings.ts';
import { requireOpenLine } from './require-open-line.ts';
import {
  insertAllocations,
  listAllocations,
  listLinesAlike,
  lockBooking,
  lockLine,
  updateLineState,
  type LineRow,
} from './line-repository.ts';
import { findStatement } from './statement-repository.ts';

/** What became of a line: accepted, or refused with a code and a sentence. */
export interface AcceptResult {
  lineId: string;
  accepted: boolean;
  code: string | null;
  message: string | null;
}

/**
 * Books lines: one that is refused does not keep the others from being booked. All orders are locked before the first line,
 * by id as everything that locks orders does, and until the last. Lines with nothing against them are written together; all
 * others one after the other in between, each undone by itself where it is refused.
 *
 * @throws NOT_FOUND for an unknown statement
 */
export function acceptLines(
  ctx: Context,
  actor: Actor,
  statementId: string,
  lines: readonly AcceptedLine[],
): Promise<{ results: AcceptResult[] }> {
  return inTransaction(ctx, async (ctx) => {
    // Two treasurers who book the same statement wait for each other here, before either has locked an order.
    const statement = await findStatement(ctx.db, statementId, { lock: true });
    if (!statement || statement.undoneAt !== null) throw new AppError('NOT_FOUND');
    // One call books at a time, whatever its statement: what it looks for in the other imports is there, or not yet begun.
    await lockBooking(ctx.db);
    const alike = await listLinesAlike(
      ctx.db,
      statementId,
      lines.map(({ lineId }) => lineId),
    );
    const orders = await lockOrders(
      ctx,
      lines.flatMap(({ allocations }) => allocations.map(({ orderId }) => orderId)),
    );
    const booked = new Set((await readBooked(ctx, statementId, alike)).keys());
    const plan = await planBookings(ctx, actor, { statementId, lines, booked, orders });
    const results: AcceptResult[] = [];
    for (const line of lines) {
      if (plan.add(line)) {
        results.push({ lineId: line.lineId, accepted: true, code: null, message: null });
        continue;
      }
      await plan.book();
      results.push(await acceptLine(ctx, actor, statementId, { booked, accepted: line }));
      plan.forget(line);
    }
    await plan.book();
    return { results };
  });
}

async function acceptLine(
  ctx: Context,
  actor: Actor,
  statementId: string,
  line: { accepted: AcceptedLine; booked: ReadonlySet<string> },
): Promise<AcceptResult> {
  const { lineId } = line.accepted;
  try {
    await inTransaction(ctx, (ctx) => bookLine(ctx, actor, statementId, line));
    return { lineId, accepted: true, code: null, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [refusal] = error.errors;
    return { lineId, accepted: false, code: refusal?.code ?? null, message: refusal?.message ?? null };
  }
}

/** @throws NOT_FOUND, CONFLICT, BOOKED_ALREADY, ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE, TRANSITION_NOT_POSSIBLE */
async function bookLine(
  ctx: Context,
  actor: Actor,
  statementId: string,
  { accepted, booked }: { accepted: AcceptedLine; booked: ReadonlySet<string> },
): Promise<void> {
  const { lineId, revision, allocations, isAnotherTransfer = false } = accepted;
  const line = await lockLine(ctx.db, statementId, lineId);
  if (!line) throw new AppError('NOT_FOUND');
  if (line.state === 'ACCEPTED' && (await isRepeat(ctx, line, allocations))) return;
  requireOpenLine(line, revision);
  const isBooked = booked.has(lineId);
  if (isBooked && !isAnotherTransfer) throw new AppError('BOOKED_ALREADY');
  if (!isCovered(line, allocations)) throw new AppError('RQST_PARAMS_INVALID', { field: 'allocations' });
  const reference = referenceOf(line);
  for (const { orderId, amount, receivedBefore } of allocations) {
    const { payment, isNew } = await paymentForMoney(ctx, actor, orderId, line);
    const money = { amount, reference, receivedBefore };
    await receivePayment(ctx, actor, payment.id, money, { undoable: false });
    await insertAllocations(ctx.db, [
      { lineId, orderId, paymentId: payment.id, amount, createdPayment: isNew, createdAt: ctx.now() },
    ]);
  }
  await updateLineState(ctx.db, [lineId], {
    state: 'ACCEPTED',
    decidedBy: actor.userId,
    decidedAt: ctx.now(),
  });
  await recordAudit(ctx, acceptedEvent(actor, statementId, { accepted, isBooked }));
}

/** A repeated call finds the same booking and changes nothing. */
async function isRepeat(
  ctx: Context,
  { id }: LineRow,
  allocations: AcceptedLine['allocations'],
): Promise<boolean> {
  const booked = (await listAllocations(ctx.db, [id])).filter(({ undoneAt }) => undoneAt === null);
  return (
    booked.length === allocations.length &&
    allocations.every((wanted) =>
      booked.some(({ orderId, amount }) => orderId === wanted.orderId && amount === wanted.amount),
    )
  );
}
