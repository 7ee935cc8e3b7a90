import { and, asc, desc, eq, inArray, isNotNull, ne, not } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isUndone } from '#server/db/undone-entries.ts';
import { orders, paymentEntries, payments, users } from '#server/db/schema/schema.ts';

/** The submitted add-on orders of a registration, the oldest first. */
export async function listSubmittedAddonOrders(db: Executor, registrationId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.parentOrderId, registrationId), isNotNull(orders.submittedAt)))
    .orderBy(asc(orders.submittedAt), asc(orders.id));
}

/** The payments of orders, the newest first. */
export async function listPaymentsOf(db: Executor, orderIds: string[]) {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** The entries of the ledger that moved money for these orders, in order; none whose decision was undone. */
export async function listMoneyOf(db: Executor, orderIds: string[]) {
  return db
    .select({
      orderId: payments.orderId,
      method: payments.method,
      kind: paymentEntries.kind,
      amount: paymentEntries.amount,
      reference: paymentEntries.reference,
      at: paymentEntries.createdAt,
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(inArray(payments.orderId, orderIds), ne(paymentEntries.amount, 0), not(isUndone)))
    .orderBy(asc(paymentEntries.id));
}

/** Whether the account of an order was closed; its receipts are then for staff alone. */
export async function isAccountClosed(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId));
  return row === undefined || row.closedAt !== null;
}
