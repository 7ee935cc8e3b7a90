import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';

import type { Executor } from '#server/db/executor.ts';
import { labels, orderLabels } from '#server/db/schema/schema.ts';

export type LabelRow = typeof labels.$inferSelect;

/** All labels by name, with the number of orders that have each. */
export async function listLabelRows(db: Executor) {
  return db
    .select({
      label: labels,
      uses: sql<number>`(select count(*)::int from ${orderLabels} where ${orderLabels.labelId} = ${labels.id})`,
    })
    .from(labels)
    .orderBy(asc(sql`lower(${labels.name})`));
}

export async function insertLabel(db: Executor, draft: LabelDraft): Promise<LabelRow> {
  const [row] = await db.insert(labels).values(draft).returning();
  if (!row) throw new Error('The label was not stored');
  return row;
}

export async function findLabel(
  db: Executor,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<LabelRow | undefined> {
  const query = db.select().from(labels).where(eq(labels.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateLabel(db: Executor, id: string, draft: LabelDraft): Promise<void> {
  await db
    .update(labels)
    .set({ ...draft, revision: sql`${labels.revision} + 1` })
    .where(eq(labels.id, id));
}

/** Deletes a label; returns the orders that had it. */
export async function removeLabel(db: Executor, id: string): Promise<string[]> {
  const removed = await db
    .delete(orderLabels)
    .where(eq(orderLabels.labelId, id))
    .returning({ orderId: orderLabels.orderId });
  await db.delete(labels).where(eq(labels.id, id));
  return removed.map(({ orderId }) => orderId);
}

/** Puts a label on an order; false when the order has it already. */
export async function addOrderLabel(db: Executor, orderId: string, labelId: string): Promise<boolean> {
  const added = await db
    .insert(orderLabels)
    .values({ orderId, labelId })
    .onConflictDoNothing()
    .returning({ labelId: orderLabels.labelId });
  return added.length > 0;
}

/** Takes a label off an order; false when the order does not have it. */
export async function removeOrderLabel(db: Executor, orderId: string, labelId: string): Promise<boolean> {
  const removed = await db
    .delete(orderLabels)
    .where(and(eq(orderLabels.orderId, orderId), eq(orderLabels.labelId, labelId)))
    .returning({ labelId: orderLabels.labelId });
  return removed.length > 0;
}

/** The labels of orders, by name. */
export async function listOrderLabels(db: Executor, orderIds: readonly string[]) {
  return db
    .select({ orderId: orderLabels.orderId, _id: labels.id, name: labels.name, color: labels.color })
    .from(orderLabels)
    .innerJoin(labels, eq(labels.id, orderLabels.labelId))
    .where(inArray(orderLabels.orderId, [...orderIds]))
    .orderBy(asc(sql`lower(${labels.name})`));
}
