import type { WaitListOfPackage } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { isOpenEntry } from '@sangamam/contract/orders/wait-list/wait-list';
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { packages, waitListEntries } from '#server/db/schema/schema.ts';

import type { OrderRow } from '../order/order-facts.ts';

const own = alias(waitListEntries, 'own');

/** The place of an entry among those who are next for its package, from 1; null for others. */
export function placeOf(entry: typeof waitListEntries | typeof own) {
  return sql<
    number | null
  >`case when ${entry.state} = 'WAITING' then (select count(*)::int from wait_list_entries ahead
    where ahead.package_id = ${entry.packageId} and ahead.state = 'WAITING'
      and (ahead.ranked_at, ahead.id) <= (${entry.rankedAt}, ${entry.id})) end`;
}

/** The wait lists of the packages of an order's convention, with the order's own entries. */
export async function listListsFor(
  db: Executor,
  { id: orderId, conventionId }: Pick<OrderRow, 'id' | 'conventionId'>,
): Promise<WaitListOfPackage[]> {
  const ofPackage = eq(waitListEntries.packageId, packages.id);
  const rows = await db
    .select({
      packageId: packages.id,
      packageName: packages.name,
      waiting: packages.familiesWaiting,
      offered: sql<number>`(select count(*)::int from wait_list_entries e where e.package_id = ${packages.id} and e.offered_at is not null)`,
      state: own.state,
      place: placeOf(own),
      offeredUntil: own.offeredUntil,
    })
    .from(packages)
    .leftJoin(own, and(eq(own.packageId, packages.id), eq(own.orderId, orderId), isNull(own.endedAt)))
    .where(
      and(
        eq(packages.conventionId, conventionId),
        exists(db.select({ id: waitListEntries.id }).from(waitListEntries).where(ofPackage)),
      ),
    )
    .orderBy(asc(packages.position), asc(packages.id));
  return rows.map(({ state, place, offeredUntil, ...list }) => ({
    ...list,
    own:
      state !== null && isOpenEntry(state)
        ? { state, place, offeredUntil: state === 'OFFERED' ? (offeredUntil?.toISOString() ?? null) : null }
        : null,
  }));
}
