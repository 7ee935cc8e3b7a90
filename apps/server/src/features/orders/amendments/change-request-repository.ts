import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { changeRequests } from '#server/db/schema/schema.ts';

import { ordersOfPastConventions } from './change-request-read-model.ts';

export type ChangeRequestRow = typeof changeRequests.$inferSelect;

/** The last request of a registration, open or over. */
export async function findLatestRequest(
  db: Executor,
  orderId: string,
): Promise<ChangeRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(eq(changeRequests.orderId, orderId))
    .orderBy(desc(changeRequests.createdAt))
    .limit(1);
  return row;
}

/** The open request of a registration; the caller holds the order's lock. */
export async function findOpenRequest(db: Executor, orderId: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.orderId, orderId), eq(changeRequests.state, 'OPEN')));
  return row;
}

export async function insertChangeRequest(
  db: Executor,
  row: typeof changeRequests.$inferInsert,
): Promise<void> {
  await db.insert(changeRequests).values(row);
}

export async function updateChangeRequest(
  db: Executor,
  id: string,
  values: Partial<typeof changeRequests.$inferInsert>,
): Promise<void> {
  await db.update(changeRequests).set(values).where(eq(changeRequests.id, id));
}

/** Opens the request again that an amendment carried out; unless the family asked for something else since. */
export async function reopenRequestOf(db: Executor, orderId: string, amendment: number): Promise<void> {
  if (await findOpenRequest(db, orderId)) return;
  await db
    .update(changeRequests)
    .set({ state: 'OPEN', amendment: null, answer: '', decidedAt: null })
    .where(
      and(
        eq(changeRequests.orderId, orderId),
        eq(changeRequests.amendment, amendment),
        isNotNull(changeRequests.change),
      ),
    );
}

/** Empties requests that were over before this instant, or whose convention ended before this day (`YYYY-MM-DD`). */
export async function emptyRequests(
  db: Executor,
  { overBefore, endedBefore }: { overBefore: Date; endedBefore: string },
): Promise<void> {
  await db
    .update(changeRequests)
    .set({ change: null, note: '' })
    .where(
      and(
        isNotNull(changeRequests.change),
        or(
          and(ne(changeRequests.state, 'OPEN'), lt(changeRequests.decidedAt, overBefore)),
          inArray(changeRequests.orderId, ordersOfPastConventions(db, endedBefore)),
        ),
      ),
    );
}

/** The last request of each of these orders, open or over. */
export async function listLatestRequests(
  db: Executor,
  orderIds: readonly string[],
): Promise<ChangeRequestRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectDistinctOn([changeRequests.orderId])
    .from(changeRequests)
    .where(inArray(changeRequests.orderId, [...orderIds]))
    .orderBy(changeRequests.orderId, desc(changeRequests.createdAt));
}
