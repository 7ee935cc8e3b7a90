import type { Absence } from '@sangamam/contract/arrival/absent/absent-endpoints';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  airports,
  orderParticipants,
  orders,
  organizations,
  people,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

import { lastEvents } from '../desk/last-event-read-model.ts';

/** Which families are asked for. */
export interface AbsentFilter {
  conventionId: string;
  missing?: Absence | undefined;
  search?: string | undefined;
}

/** How many people of each registration of a convention attend, and how many of these are here. */
function partiesOf(db: Executor, conventionId: string) {
  const last = lastEvents(db, conventionId);
  return db
    .select({
      orderId: orderParticipants.orderId,
      attending: sql<number>`count(*)::int`.as('attending'),
      here: sql<number>`(count(*) filter (where ${last.kind} = 'ARRIVED'))::int`.as('here'),
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .leftJoin(
      last,
      and(eq(last.orderId, orderParticipants.orderId), eq(last.personId, orderParticipants.personId)),
    )
    .where(and(eq(orders.conventionId, conventionId), eq(orderParticipants.selected, true)))
    .groupBy(orderParticipants.orderId)
    .as('party');
}

const onArrival = and(eq(travelLegs.orderId, orders.id), eq(travelLegs.direction, 'ARRIVAL'));

/** The confirmed families who are not all here, by the arrival that they named if `byArrival`, then by name. */
export async function listAbsentIds(
  db: Executor,
  { conventionId, missing, search }: AbsentFilter,
  { byArrival }: { byArrival: boolean },
): Promise<string[]> {
  const party = partiesOf(db, conventionId);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(party, eq(party.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(travelLegs, onArrival)
    .where(
      and(
        eq(orders.conventionId, conventionId),
        isConfirmedRegistration,
        lt(party.here, party.attending),
        missing && (missing === 'NOBODY_HERE' ? sql`${party.here} = 0` : sql`${party.here} > 0`),
        search ? isOfRegistrant(orders.id, search) : undefined,
      ),
    )
    .orderBy(
      ...(byArrival ? [asc(travelLegs.date), asc(travelLegs.time)] : []),
      asc(people.lastName),
      asc(people.firstName),
      asc(orders.id),
    );
  return rows.map(({ id }) => id);
}

/** These registrations of a convention with their registrants, as far as they are not all here by now. */
export async function listAbsentRows(db: Executor, conventionId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const party = partiesOf(db, conventionId);
  const rows = await db
    .select({
      order: orders,
      person: people,
      localUnitName: organizations.name,
      leg: travelLegs,
      airportName: airports.name,
      attending: party.attending,
      here: party.here,
    })
    .from(orders)
    .innerJoin(party, eq(party.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(travelLegs, onArrival)
    .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
    .where(and(inArray(orders.id, [...ids]), lt(party.here, party.attending)));
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type AbsentRow = Awaited<ReturnType<typeof listAbsentRows>>[number];
