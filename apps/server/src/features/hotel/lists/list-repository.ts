import { keptLists } from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import { and, asc, desc, eq, isNotNull, notInArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelListFamilies, hotelLists } from '#server/db/schema/schema.ts';

export type HotelListRow = typeof hotelLists.$inferSelect;

/** Families in one statement: few enough for its parameters. */
const chunk = 1_000;

/** Stores a list with its families. Called in a transaction. */
export async function insertList(
  db: Executor,
  list: Pick<HotelListRow, 'conventionId' | 'contents' | 'exportedBy' | 'exportedAt'>,
  families: readonly ListedFamily[],
): Promise<HotelListRow> {
  const [row] = await db.insert(hotelLists).values(list).returning();
  if (!row) throw new Error('The list of the hotel was not stored');
  for (let from = 0; from < families.length; from += chunk)
    await db.insert(hotelListFamilies).values(
      families.slice(from, from + chunk).map(({ orderId, number, arrival, departure, ...names }) => ({
        listId: row.id,
        orderId,
        number,
        arrival,
        departure,
        names,
      })),
    );
  return row;
}

/** Deletes the lists of a convention beyond those that `keptLists` says. */
export async function deleteOldLists(db: Executor, conventionId: string): Promise<void> {
  const newest = (limit: number, isSent: boolean) =>
    db
      .select({ id: hotelLists.id })
      .from(hotelLists)
      .where(
        and(eq(hotelLists.conventionId, conventionId), isSent ? isNotNull(hotelLists.sentAt) : undefined),
      )
      .orderBy(desc(hotelLists.exportedAt), desc(hotelLists.id))
      .limit(limit);
  await db
    .delete(hotelLists)
    .where(
      and(
        eq(hotelLists.conventionId, conventionId),
        notInArray(hotelLists.id, newest(keptLists.exported, false)),
        notInArray(hotelLists.id, newest(keptLists.sent, true)),
      ),
    );
}

/** A list, locked. */
export async function lockList(db: Executor, listId: string): Promise<HotelListRow | undefined> {
  const [row] = await db.select().from(hotelLists).where(eq(hotelLists.id, listId)).for('update');
  return row;
}

/** Says whether a locked list went to the hotel. */
export async function updateSent(
  db: Executor,
  listId: string,
  sent: Pick<HotelListRow, 'sentAt' | 'sentBy'>,
): Promise<void> {
  await db.update(hotelLists).set(sent).where(eq(hotelLists.id, listId));
}

/** The families of a list. Those whose data were erased have no names. */
export async function findListedFamilies(db: Executor, listId: string): Promise<ListedFamily[]> {
  const rows = await db
    .select()
    .from(hotelListFamilies)
    .where(eq(hotelListFamilies.listId, listId))
    .orderBy(asc(hotelListFamilies.number));
  return rows.map(({ orderId, number, arrival, departure, names }) => ({
    orderId,
    number,
    arrival,
    departure,
    registrantName: names?.registrantName ?? '',
    familyName: names?.familyName ?? null,
    specialRequest: names?.specialRequest ?? '',
    roomsNearby: names?.roomsNearby ?? 'NO_WISH',
    rooms: (names?.rooms ?? []).map((room) => ({ bedType: 'NO_WISH', ...room })),
  }));
}
