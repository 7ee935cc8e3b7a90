import { and, asc, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders } from '#server/db/schema/schema.ts';

/** Not those on a wait list: the family has done what it can. */
const unfinished = and(
  isNull(orders.submittedAt),
  isNull(orders.cancelledAt),
  sql`not exists (select 1 from wait_list_entries waiting where waiting.order_id = ${orders.id} and waiting.ended_at is null)`,
);

/** Unfinished orders without a change since `before` whose family was not reminded after that change. */
export async function listOrdersToRemind(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        unfinished,
        lte(orders.updatedAt, before),
        or(isNull(orders.remindedAt), lt(orders.remindedAt, orders.updatedAt)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Unfinished orders without a change since `before` whose family was reminded by `remindedBefore`. */
export async function listOrdersToExpire(
  db: Executor,
  { before, remindedBefore }: { before: Date; remindedBefore: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        unfinished,
        lte(orders.updatedAt, before),
        isNotNull(orders.remindedAt),
        lte(orders.remindedAt, remindedBefore),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(1000);
  return rows.map(({ id }) => id);
}
