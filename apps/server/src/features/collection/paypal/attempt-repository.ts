import { and, asc, eq, inArray, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { paypalAttempts, paypalEvents } from '#server/db/schema/schema.ts';

/** A family that was sent to PayPal, with what became of it. */
export type PaypalAttemptRow = typeof paypalAttempts.$inferSelect;
type Change = Partial<Omit<typeof paypalAttempts.$inferInsert, 'id' | 'orderId'>> & { updatedAt: Date };

/** States in which the money can still be taken. */
const openStates = ['OPEN', 'CAPTURING'] as const satisfies readonly PaypalAttemptRow['state'][];

export function isOpen({ state }: PaypalAttemptRow): boolean {
  return state === 'OPEN' || state === 'CAPTURING';
}

export async function insertAttempt(
  db: Executor,
  attempt: typeof paypalAttempts.$inferInsert,
): Promise<PaypalAttemptRow> {
  const [row] = await db.insert(paypalAttempts).values(attempt).returning();
  if (!row) throw new Error('An attempt was not inserted');
  return row;
}

export async function updateAttempt(db: Executor, id: string, change: Change): Promise<PaypalAttemptRow> {
  const [row] = await db.update(paypalAttempts).set(change).where(eq(paypalAttempts.id, id)).returning();
  if (!row) throw new Error(`Attempt ${id} vanished under its lock`);
  return row;
}

export async function findAttempt(db: Executor, id: string): Promise<PaypalAttemptRow | undefined> {
  const [row] = await db.select().from(paypalAttempts).where(eq(paypalAttempts.id, id));
  return row;
}

/** The attempt of an order whose money can still be taken; a constraint allows only one. */
export async function findOpenAttempt(db: Executor, orderId: string): Promise<PaypalAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paypalAttempts)
    .where(and(eq(paypalAttempts.orderId, orderId), inArray(paypalAttempts.state, openStates)));
  return row;
}

/** The attempt with this id of PayPal's: of its order or of its capture. */
export async function findAttemptByProvider(
  db: Executor,
  column: 'providerOrderId' | 'captureId',
  id: string,
): Promise<PaypalAttemptRow | undefined> {
  const [row] = await db.select().from(paypalAttempts).where(eq(paypalAttempts[column], id));
  return row;
}

/** The attempts whose money was booked on this payment, the oldest first. */
export function findAttemptsOfPayment(db: Executor, paymentId: string): Promise<PaypalAttemptRow[]> {
  return db
    .select()
    .from(paypalAttempts)
    .where(eq(paypalAttempts.paymentId, paymentId))
    .orderBy(asc(paypalAttempts.createdAt), asc(paypalAttempts.id));
}

export async function isKnownEvent(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: paypalEvents.id }).from(paypalEvents).where(eq(paypalEvents.id, id));
  return rows.length > 0;
}

export async function insertEvent(db: Executor, event: typeof paypalEvents.$inferInsert): Promise<void> {
  await db.insert(paypalEvents).values(event).onConflictDoNothing();
}

export async function deleteEventsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(paypalEvents).where(lt(paypalEvents.receivedAt, before));
}
