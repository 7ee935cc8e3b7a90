import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';
import { and, asc, count, desc, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { nameFound } from '#server/db/name-search.ts';
import { prepareStatement, readRows } from '#server/db/statements/prepare-statement.ts';
import { hotelRoomGuests, orderParticipants, people } from '#server/db/schema/schema.ts';

import { hotelFamilies, type HotelFamilies } from './families-read-model.ts';
import { numbersOfSeveral, submittedDob } from './family-parts-read-model.ts';

/** What of the rooming list is wanted. */
export interface StayFilter {
  view?: StayView | undefined;
  night?: string | undefined;
  search?: string | undefined;
}

/** Ids of the families that match, in the order that `sort` names, and how many there are. */
export async function listFamilyIds(
  db: Executor,
  conventionId: string,
  filter: StayFilter,
  { sort = 'name', limit, offset = 0 }: { sort?: string; limit?: number; offset?: number } = {},
) {
  const families = hotelFamilies(db, { conventionId });
  const where = matching(families, filter);
  const direction = sort.startsWith('-') ? desc : asc;
  const by = sort.endsWith('arrival')
    ? [direction(families.arrival)]
    : [direction(sql`lower(${families.lastName})`), direction(sql`lower(${families.registrantName})`)];
  const query = db
    .select({ id: families.orderId, total: sql<number>`(count(*) over ())::int` })
    .from(families)
    .where(where)
    .orderBy(...by, asc(families.orderId))
    .offset(offset);
  const rows = await readRows(limit === undefined ? query : query.limit(limit));
  const [counted] =
    rows.length > 0 || offset === 0 ? rows : await db.select({ total: count() }).from(families).where(where);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** The registrations of the families that match: to be selected from. */
export function ordersOfStays(db: Executor, conventionId: string, filter: StayFilter) {
  const families = hotelFamilies(db, { conventionId });
  return db.select({ id: families.orderId }).from(families).where(matching(families, filter));
}

/** Numbers that several families of a convention have, in lower case. */
export async function listDoubleNumbers(db: Executor, conventionId: string): Promise<readonly string[]> {
  const doubles = numbersOfSeveral(db);
  const [found] = await db.select().from(doubles).where(eq(doubles.conventionId, conventionId));
  return found?.numbers ?? [];
}

/**
 * These families, in this order; one that is none any more is left out. Whoever reads many, one part after the other, reads
 * `doubleNumbers` once, as `listDoubleNumbers` does: it looks through all stays.
 */
export async function listFamilyRows(
  db: Executor,
  orderIds: readonly string[],
  doubleNumbers: readonly string[],
) {
  const rows = await familiesById(db, { orderIds, doubleNumbers });
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return orderIds.flatMap((id) => byId.get(id) ?? []);
}

const familiesById = prepareStatement(
  'rooming_families',
  (db, { orderIds, doubleNumbers }: Record<'orderIds' | 'doubleNumbers', Placeholder>) =>
    db.select().from(hotelFamilies(db, { orderIds, doubleNumbers })),
);
export type FamilyRow = Awaited<ReturnType<typeof listFamilyRows>>[number];

function matching(families: HotelFamilies, { view, night, search }: StayFilter): SQL | undefined {
  return and(
    inView(families, view),
    night === undefined
      ? undefined
      : and(
          eq(families.isConfirmed, true),
          eq(families.needsRoom, true),
          sql`${families.arrival} <= ${night}`,
          sql`${families.departure} > ${night}`,
        ),
    search ? containing(families, search) : undefined,
  );
}

/** The condition of a view; without one all confirmed families who sleep at the hotel. */
export function inView(families: HotelFamilies, view: StayView | undefined): SQL | undefined {
  const confirmed = and(eq(families.isConfirmed, true), eq(families.needsRoom, true));
  switch (view) {
    case undefined:
      return confirmed;
    case 'MISSING':
      return and(confirmed, eq(families.confirmationNumber, ''));
    case 'NUMBERED':
      return and(confirmed, sql`${families.confirmationNumber} <> ''`);
    case 'DOUBLE':
      return eq(families.isDouble, true);
    case 'CHECKED_IN':
      return and(confirmed, sql`${families.checkedInAt} is not null`);
    case 'ACCESS':
      return and(confirmed, eq(families.hasAccessNeeds, true));
    case 'NO_ROOM':
      return and(eq(families.isConfirmed, true), eq(families.needsRoom, false));
    case 'RELEASE':
      return eq(families.isConfirmed, false);
  }
}

function containing(families: HotelFamilies, search: string): SQL | undefined {
  const pattern = likePattern(search);
  const number = likePattern(search.replaceAll(/[\s-]/gu, ''));
  return or(
    nameFound([families.registrantName, families.familyName], search),
    sql`${families.number} ilike ${number}`,
    sql`${families.tempNumber} ilike ${number}`,
    sql`${families.confirmationNumber} ilike ${pattern}`,
  );
}

/** The people who attend, of these orders, SELF first, with the room that staff put them into. */
export async function listStayGuests(db: Executor, orderIds: readonly string[]) {
  const submitted = (name: 'firstName' | 'lastName') =>
    sql<string>`coalesce(${orderParticipants.snapshot} ->> ${name}, ${people[name]})`;
  return readRows(
    db
      .select({
        orderId: orderParticipants.orderId,
        personId: orderParticipants.personId,
        firstName: submitted('firstName'),
        lastName: submitted('lastName'),
        dob: sql<string | null>`to_char(${submittedDob}, 'YYYY-MM-DD')`,
        room: hotelRoomGuests.room,
      })
      .from(orderParticipants)
      .innerJoin(people, eq(people.id, orderParticipants.personId))
      .leftJoin(
        hotelRoomGuests,
        and(
          eq(hotelRoomGuests.orderId, orderParticipants.orderId),
          eq(hotelRoomGuests.personId, orderParticipants.personId),
        ),
      )
      .where(and(isAmong(orderParticipants.orderId, orderIds), eq(orderParticipants.selected, true)))
      .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId)),
  );
}
export type StayGuestRow = Awaited<ReturnType<typeof listStayGuests>>[number];

/** What lines of a hotel's list are matched with: every family of a convention that the hotel can know. */
export async function listKnownFamilies(db: Executor, conventionId: string) {
  const families = hotelFamilies(db, { conventionId });
  const rows = await db
    .select({
      orderId: families.orderId,
      number: families.number,
      tempNumber: families.tempNumber,
      registrantName: families.registrantName,
      confirmationNumber: families.confirmationNumber,
      rooms: families.rooms,
      arrival: families.arrival,
      departure: families.departure,
      isConfirmed: families.isConfirmed,
      needsRoom: families.needsRoom,
      revision: families.revision,
    })
    .from(families);
  const guests = await listStayGuests(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const namesOf = Map.groupBy(guests, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    guestNames: (namesOf.get(row.orderId) ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  }));
}
