import { and, asc, desc, eq, inArray, isNull, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareUpdate } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { orders } from '#server/db/schema/schema.ts';

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect;

/** What may change on an order. */
export type OrderChange = Partial<Omit<typeof orders.$inferInsert, 'id' | 'userId' | 'conventionId'>>;

const isRegistration = isNull(orders.parentOrderId);
const isActiveOrder = isNull(orders.cancelledAt);

/** The registrant's registration for a convention that is not cancelled: one at most. */
export function isActiveRegistrationOf(
  of: Readonly<Record<'userId' | 'conventionId', string | Placeholder>>,
) {
  return and(
    eq(orders.userId, of.userId),
    eq(orders.conventionId, of.conventionId),
    isRegistration,
    isActiveOrder,
  );
}

type Registration = Record<'userId' | 'conventionId', Placeholder>;
const selectActive = prepareStatement('active_order', (db, of: Registration) =>
  db.select().from(orders).where(isActiveRegistrationOf(of)),
);
const lockActive = prepareStatement('lock_active_order', (db, of: Registration) =>
  db.select().from(orders).where(isActiveRegistrationOf(of)).for('update'),
);
const selectById = prepareStatement('order_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(orders).where(eq(orders.id, of.id)),
);
const lockById = prepareStatement('lock_order_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(orders).where(eq(orders.id, of.id)).for('update'),
);

/** The registrant's active registration for a convention, locked when the caller is about to change it. */
export async function findActiveOrder(
  db: Executor,
  { userId, conventionId }: { userId: string; conventionId: string },
  { lock = false } = {},
): Promise<OrderRow | undefined> {
  const [row] = await (lock ? lockActive : selectActive)(db, { userId, conventionId });
  return row;
}

export async function findOrder(
  db: Executor,
  id: string,
  { lock = false } = {},
): Promise<OrderRow | undefined> {
  const [row] = await (lock ? lockById : selectById)(db, { id });
  return row;
}

/** These orders, in any order. */
export async function listOrders(db: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

const lockByIds = prepareStatement('lock_orders_by_id', (db, of: Record<'ids', Placeholder>) =>
  db.select().from(orders).where(isAmong(orders.id, of.ids)).orderBy(asc(orders.id)).for('update'),
);

/** These orders, locked one after the other by id. */
export async function listLockedOrders(db: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  return ids.length === 0 ? [] : lockByIds(db, { ids });
}

/** Every order of a registrant, the newest first. */
export async function listOrdersOf(db: Executor, userId: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
}

/**
 * Inserts a registration unless there is an active one, which two tabs may both try. Returns the new row or nothing.
 */
export async function insertOrder(
  db: Executor,
  order: typeof orders.$inferInsert,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .insert(orders)
    .values(order)
    .onConflictDoNothing({
      target: [orders.userId, orders.conventionId],
      where: sql`${orders.parentOrderId} is null and ${orders.cancelledAt} is null`,
    })
    .returning();
  return row;
}

const updateById = prepareUpdate(
  'update_order',
  (db, change: OrderChange, of: Record<'id', string | Placeholder>) =>
    db.update(orders).set(change).where(eq(orders.id, of.id)).returning(),
);

export async function updateOrder(db: Executor, id: string, change: OrderChange): Promise<OrderRow> {
  const [row] = await updateById(db, change, { id });
  if (!row) throw new Error(`Order ${id} vanished under its lock`);
  return row;
}

/** The same change of several orders, which are locked. */
export async function updateOrders(
  db: Executor,
  ids: readonly string[],
  change: OrderChange,
): Promise<OrderRow[]> {
  return db
    .update(orders)
    .set(change)
    .where(inArray(orders.id, [...ids]))
    .returning();
}

/** Stores the time at which the people of an order changed. Returns the selected package. */
export async function touchOrder(db: Executor, orderId: string, now: Date): Promise<string | null> {
  const [row] = await touchById(db, { updatedAt: now }, { id: orderId });
  return row?.packageId ?? null;
}

const touchById = prepareUpdate(
  'touch_order',
  (db, change: OrderChange, of: Record<'id', string | Placeholder>) =>
    db.update(orders).set(change).where(eq(orders.id, of.id)).returning({ packageId: orders.packageId }),
);

/**
 * Draws a serial for a registration number; it is never drawn again. The two sequences share no serial: `perm_numbers`
 * is for permanent numbers that cannot keep the body of their temporary one.
 */
export async function nextNumberSerial(
  db: Executor,
  sequence: 'temp_numbers' | 'perm_numbers',
): Promise<number> {
  const { rows } = await db.execute<{ serial: string }>(sql`select nextval(${sequence}) as serial`);
  return Number(rows[0]?.serial);
}

/** Whether a permanent number with this body was issued, which only numbers from before bodies were kept can have. */
export async function isPermanentBodyTaken(db: Executor, body: string): Promise<boolean> {
  return (await findPermanentBody(db, { body })).length > 0;
}

const findPermanentBody = prepareStatement('permanent_body', (db, of: Record<'body', Placeholder>) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`substr(${orders.permNumber}, 2, 5) = ${of.body}`)
    .limit(1),
);
