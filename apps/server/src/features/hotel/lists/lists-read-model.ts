import type { HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { hotelListFamilies, hotelLists, people, users } from '#server/db/schema/schema.ts';

const nameOf = (account: PgColumn) =>
  sql<string | null>`(select nullif(trim(concat(p.first_name, ' ', p.last_name)), '') from ${users} u
    join ${people} p on p.id = u.person_id where u.id = ${account})`;

function selectLists(db: Executor, which: SQL | undefined) {
  return db
    .select({
      _id: hotelLists.id,
      contents: hotelLists.contents,
      exportedAt: hotelLists.exportedAt,
      exportedBy: nameOf(hotelLists.exportedBy),
      families: sql<number>`(select count(*) from ${hotelListFamilies} where ${hotelListFamilies.listId} = ${hotelLists.id})::int`,
      sentAt: hotelLists.sentAt,
      sentBy: nameOf(hotelLists.sentBy),
    })
    .from(hotelLists)
    .where(which)
    .orderBy(desc(hotelLists.exportedAt), desc(hotelLists.id));
}

function present({
  exportedAt,
  sentAt,
  ...list
}: Awaited<ReturnType<typeof selectLists>>[number]): HotelList {
  return { ...list, exportedAt: exportedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}

/** The lists of a convention, the latest first. */
export async function listLists(db: Executor, conventionId: string): Promise<HotelList[]> {
  return (await selectLists(db, eq(hotelLists.conventionId, conventionId))).map(present);
}

/** One list. */
export async function findList(db: Executor, listId: string): Promise<HotelList | undefined> {
  const [row] = await selectLists(db, eq(hotelLists.id, listId));
  return row && present(row);
}

/** The latest list of a convention that went to the hotel. */
export async function findLastSent(db: Executor, conventionId: string): Promise<HotelList | undefined> {
  const [row] = await selectLists(
    db,
    and(eq(hotelLists.conventionId, conventionId), isNotNull(hotelLists.sentAt)),
  ).limit(1);
  return row && present(row);
}
