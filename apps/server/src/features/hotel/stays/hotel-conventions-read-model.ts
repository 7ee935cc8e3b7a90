import { stayViews, type StayView } from '@sangamam/contract/hotel/stays/stay-views';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, hotelSettings, orderParticipants, personCards } from '#server/db/schema/schema.ts';

import { hotelFamilies } from './families-read-model.ts';
import { inView } from './rooming-read-model.ts';

/** Conventions with their hotel, where it was set. */
export async function listConventionRows(db: Executor) {
  return db
    .select({
      _id: conventions.id,
      name: conventions.name,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      settings: hotelSettings,
    })
    .from(conventions)
    .leftJoin(hotelSettings, eq(hotelSettings.conventionId, conventions.id))
    .orderBy(desc(conventions.startDate), conventions.name);
}

/** Confirmed families with their people and rooms by convention, and how many families each view has. */
export async function countFamilies(db: Executor) {
  const families = hotelFamilies(db);
  const countOf = (view: StayView | undefined) =>
    sql<number>`count(*) filter (where ${inView(families, view)})::int`;
  const sumOf = (what: SQL) =>
    sql<number>`coalesce(sum(${what}) filter (where ${inView(families, undefined)}), 0)::int`;
  return db
    .select({
      conventionId: families.conventionId,
      families: countOf(undefined),
      people: sumOf(sql`${families.people}`),
      rooms: sumOf(sql`${families.rooms}`),
      ...(Object.fromEntries(stayViews.map((view) => [view, countOf(view)])) as Record<
        StayView,
        ReturnType<typeof countOf>
      >),
    })
    .from(families)
    .groupBy(families.conventionId);
}

/** How many people of confirmed families who sleep at the hotel have each access need, by convention. */
export async function countAccessNeeds(db: Executor) {
  const families = hotelFamilies(db);
  // Columns with names of their own: those of `families` are not told apart by a table.
  const told = db
    .select({
      ofOrder: sql<string>`${personCards.orderId}`.as('card_of'),
      need: sql<string>`unnest(${personCards.accessNeeds})`.as('need'),
    })
    .from(personCards)
    .innerJoin(
      orderParticipants,
      and(
        eq(orderParticipants.orderId, personCards.orderId),
        eq(orderParticipants.personId, personCards.personId),
        eq(orderParticipants.selected, true),
      ),
    )
    .as('told');
  return db
    .select({ conventionId: families.conventionId, need: told.need, count: sql<number>`count(*)::int` })
    .from(families)
    .innerJoin(told, eq(told.ofOrder, families.orderId))
    .where(inView(families, undefined))
    .groupBy(families.conventionId, told.need);
}
