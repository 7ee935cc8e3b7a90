import type {
  OwnWaitListEntry,
  WaitListOfAddon,
  WaitListOfPackage,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { isOpenEntry, type WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';
import { and, asc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { addonOptions, addons, packages, waitListEntries } from '#server/db/schema/schema.ts';

import type { OrderRow } from '../order/order-facts.ts';

const own = alias(waitListEntries, 'own');

/** The place of an entry among those who are next for the same, from 1; null for others. */
export function placeOf(entry: typeof waitListEntries | typeof own) {
  return sql<
    number | null
  >`case when ${entry.state} = 'WAITING' then (select count(*)::int from wait_list_entries ahead
    where ahead.subject_id = ${entry.subjectId} and ahead.state = 'WAITING'
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
    own: presentOwn({ state, place, offeredUntil }),
  }));
}

/** The wait lists of the add-ons on sale of an order's convention, with the order's own entries. */
export async function listAddonListsFor(
  db: Executor,
  { id: orderId, conventionId }: Pick<OrderRow, 'id' | 'conventionId'>,
): Promise<WaitListOfAddon[]> {
  const ofOption = eq(waitListEntries.addonOptionId, addonOptions.id);
  const rows = await db
    .select({
      addonId: addons.id,
      key: addonOptions.key,
      title: addons.title,
      waiting: addonOptions.familiesWaiting,
      offered: sql<number>`(select coalesce(sum(coalesce(e.offered, 0)), 0)::int from wait_list_entries e where e.addon_option_id = ${addonOptions.id})`,
      state: own.state,
      place: placeOf(own),
      offeredUntil: own.offeredUntil,
      quantity: own.quantity,
      takesFewer: own.takesFewer,
      held: own.offered,
    })
    .from(addonOptions)
    .innerJoin(addons, eq(addons.id, addonOptions.addonId))
    .leftJoin(own, and(eq(own.addonOptionId, addonOptions.id), eq(own.orderId, orderId), isNull(own.endedAt)))
    .where(
      and(
        eq(addons.conventionId, conventionId),
        or(eq(addons.active, true), isNotNull(own.id)),
        exists(db.select({ id: waitListEntries.id }).from(waitListEntries).where(ofOption)),
      ),
    )
    .orderBy(asc(addons.position), asc(addons.id), asc(addonOptions.position), asc(addonOptions.id));
  return rows.map(({ state, place, offeredUntil, quantity, takesFewer, held, ...list }) => {
    const entry = presentOwn({ state, place, offeredUntil });
    return {
      ...list,
      own: entry && {
        ...entry,
        quantity: quantity ?? 1,
        takesFewer: takesFewer ?? false,
        held: entry.state === 'OFFERED' ? (held ?? 0) : 0,
      },
    };
  });
}

function presentOwn({
  state,
  place,
  offeredUntil,
}: {
  state: WaitListState | null;
  place: number | null;
  offeredUntil: Date | null;
}): OwnWaitListEntry | null {
  if (state === null || !isOpenEntry(state)) return null;
  return { state, place, offeredUntil: state === 'OFFERED' ? (offeredUntil?.toISOString() ?? null) : null };
}
