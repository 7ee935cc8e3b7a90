import { and, eq, inArray, notInArray, sql, sum, type Placeholder } from 'drizzle-orm';
import { openRefundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { refunds, refundSteps } from '#server/db/schema/schema.ts';
import { actorColumns, type AnyActor } from '#server/http/access/actor.ts';

/** A refund as it is stored. */
export type RefundEntity = typeof refunds.$inferSelect;

export async function insertRefund(db: Executor, refund: typeof refunds.$inferInsert): Promise<RefundEntity> {
  const [row] = await db.insert(refunds).values(refund).returning();
  if (!row) throw new Error('A refund was not inserted');
  return row;
}

export async function findRefund(db: Executor, id: string): Promise<RefundEntity | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** The refunds of a payment that are not sent yet. */
export async function listOpenRefunds(db: Executor, paymentId: string): Promise<RefundEntity[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...openRefundStates])));
}

/** Brings a refund to its next state. Call it under the lock of its order. */
export async function updateRefund(
  db: Executor,
  id: string,
  change: { state: RefundEntity['state']; reference?: string | null },
): Promise<RefundEntity> {
  const [row] = await db
    .update(refunds)
    .set({ ...change, revision: sql`${refunds.revision} + 1` })
    .where(eq(refunds.id, id))
    .returning();
  if (!row) throw new Error(`Refund ${id} vanished under its lock`);
  return row;
}

/** Records who brought a refund to a state. Steps never change. */
export async function insertStep(
  db: Executor,
  actor: AnyActor,
  step: Omit<typeof refundSteps.$inferInsert, 'id' | 'actorId' | 'actorSystem'>,
): Promise<void> {
  await db.insert(refundSteps).values({ ...step, ...actorColumns(actor) });
}

/** The reason with which a refund was brought to this state. */
export async function stepReason(
  db: Executor,
  refundId: string,
  state: RefundEntity['state'],
): Promise<string | null> {
  const [row] = await db
    .select({ reason: refundSteps.reason })
    .from(refundSteps)
    .where(and(eq(refundSteps.refundId, refundId), eq(refundSteps.state, state)));
  return row?.reason ?? null;
}

/** What refunds of an order keep as a fee, those included that are not sent yet; whole dollars of its currency. */
export async function keptInRefunds(db: Executor, orderId: string): Promise<number> {
  const [row] = await db
    .select({ kept: sum(refunds.keptFee).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), notInArray(refunds.state, ['FAILED', 'DISCARDED'])));
  return row?.kept ?? 0;
}

/** What the open refunds of payments reserve, whole dollars by the payment's id. */
export async function reservedByPayment(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await sumReserved(db, { paymentIds });
  return new Map(rows.map(({ paymentId, reserved }) => [paymentId, reserved]));
}

const sumReserved = prepareStatement('reserved_by_payment', (db, of: Record<'paymentIds', Placeholder>) =>
  db
    .select({
      paymentId: refunds.paymentId,
      reserved: sql<number>`sum(${refunds.amount} + ${refunds.keptFee})::int`,
    })
    .from(refunds)
    .where(and(isAmong(refunds.paymentId, of.paymentIds), inArray(refunds.state, [...openRefundStates])))
    .groupBy(refunds.paymentId),
);
