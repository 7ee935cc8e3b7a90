import { and, eq, exists, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, paymentCare, payments } from '#server/db/schema/schema.ts';
import { todayAtConvention } from '#server/features/casework/care/today-read-model.ts';

/** How staff look after these payments, with the time zone of their conventions. */
export async function listPaymentCare(db: Executor, paymentIds: readonly string[]) {
  return db
    .select({ recordId: paymentCare.paymentId, care: paymentCare, timeZone: conventions.timeZone })
    .from(paymentCare)
    .innerJoin(payments, eq(payments.id, paymentCare.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(inArray(paymentCare.paymentId, [...paymentIds]));
}

/** The time zone of a payment's convention. */
export async function findTimeZone(db: Executor, paymentId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: conventions.timeZone })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`Payment ${paymentId} vanished under its lock`);
  return row.timeZone;
}

/** Filters by how staff look after payments. */
export interface PaymentCareFilters {
  /** Account that they are assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Those with a follow-up that is due, or on any day. */
  followUp?: 'due' | 'set' | undefined;
}

/** The payments that match these filters. The query joins their orders. */
export function wherePaymentCare(
  db: Executor,
  { assignedTo, followUp }: PaymentCareFilters,
  now: Date,
): SQL | undefined {
  return and(
    assignedTo === undefined ? undefined : whereAssigned(db, assignedTo),
    followUp && whereFollowUp(db, followUp, now),
  );
}

function whereAssigned(db: Executor, assignedTo: string | null): SQL {
  const cared = db.select({ paymentId: paymentCare.paymentId }).from(paymentCare);
  if (assignedTo !== null) return inArray(payments.id, cared.where(eq(paymentCare.assignedTo, assignedTo)));
  return not(
    exists(cared.where(and(eq(paymentCare.paymentId, payments.id), isNotNull(paymentCare.assignedTo)))),
  );
}

function whereFollowUp(db: Executor, which: 'due' | 'set', now: Date): SQL {
  const isDue = sql`${paymentCare.followUpOn} <= ${todayAtConvention(now)}`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(paymentCare)
      .where(
        and(
          eq(paymentCare.paymentId, payments.id),
          isNotNull(paymentCare.followUpOn),
          which === 'due' ? isDue : undefined,
        ),
      ),
  );
}
