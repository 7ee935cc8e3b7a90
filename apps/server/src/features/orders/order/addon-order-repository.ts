import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders } from '#server/db/schema/schema.ts';

import type { OrderRow } from './order-repository.ts';

/** The open add-on order of a registration; a constraint allows only one. */
export async function findOpenAddonOrder(
  db: Executor,
  registrationId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.parentOrderId, registrationId), isNull(orders.cancelledAt), isNull(orders.submittedAt)),
    );
  return row;
}

/** Every add-on order of a registration, cancelled ones too, the oldest first. */
export async function listAddonOrders(db: Executor, registrationId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.parentOrderId, registrationId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
}

/** The add-on orders of several registrations, cancelled ones too, the oldest first. */
export async function listAddonOrdersOf(
  db: Executor,
  registrationIds: readonly string[],
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.parentOrderId, [...registrationIds]))
    .orderBy(asc(orders.createdAt), asc(orders.id));
}

/** The add-on orders of a registration that are not cancelled, locked, the oldest first. */
export async function lockAddonOrders(db: Executor, registrationId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.parentOrderId, registrationId), isNull(orders.cancelledAt)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Every submitted add-on order of a registration, cancelled ones too, locked, the oldest first. */
export async function lockSubmittedAddonOrders(db: Executor, registrationId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.parentOrderId, registrationId), isNotNull(orders.submittedAt)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Whether a payment was reported for one of the registration's add-on orders that are not cancelled. */
export async function hasPaidAddonOrder(db: Executor, registrationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.parentOrderId, registrationId),
        isNull(orders.cancelledAt),
        isNotNull(orders.paymentStatus),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertAddonOrder(
  db: Executor,
  order: typeof orders.$inferInsert & { parentOrderId: string },
): Promise<OrderRow> {
  const [row] = await db.insert(orders).values(order).returning();
  if (!row) throw new Error('An add-on order was not inserted');
  return row;
}
