import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { readRows } from '#server/db/statements/prepare-statement.ts';
import {
  airports,
  orders,
  people,
  shuttleLostSeats,
  shuttleRuns,
  shuttleSeats,
  shuttleVehicles,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

/** Which runs. */
export interface RunFilter {
  conventionId?: string | undefined;
  direction?: 'ARRIVAL' | 'DEPARTURE' | undefined;
  airport?: string | undefined;
  day?: string | undefined;
  runId?: string | undefined;
}

const given = <Value>(value: Value | undefined, where: (value: Value) => SQL) =>
  value === undefined ? undefined : where(value);

/** The ids of runs by day and time. */
export async function listRunIds(db: Executor, filter: RunFilter): Promise<string[]> {
  const rows = await readRows(
    db
      .select({ id: shuttleRuns.id })
      .from(shuttleRuns)
      .where(
        and(
          given(filter.conventionId, (id) => eq(shuttleRuns.conventionId, id)),
          given(filter.direction, (direction) => eq(shuttleRuns.direction, direction)),
          given(filter.airport, (code) => eq(shuttleRuns.airportCode, code)),
          given(filter.day, (day) => eq(shuttleRuns.day, day)),
          given(filter.runId, (id) => eq(shuttleRuns.id, id)),
        ),
      )
      .orderBy(...byDeparture),
  );
  return rows.map(({ id }) => id);
}

/** These runs by day and time, with the names of their airports and vehicles. */
export async function listRunRows(db: Executor, runIds: readonly string[]) {
  return readRows(
    db
      .select({
        run: shuttleRuns,
        airportName: airports.name,
        vehicleName: sql<string | null>`${shuttleVehicles.name}`,
      })
      .from(shuttleRuns)
      .leftJoin(shuttleVehicles, eq(shuttleVehicles.id, shuttleRuns.vehicleId))
      .innerJoin(airports, eq(airports.code, shuttleRuns.airportCode))
      .where(isAmong(shuttleRuns.id, runIds))
      .orderBy(...byDeparture),
  );
}

const byDeparture = [asc(shuttleRuns.day), asc(shuttleRuns.departsAt), asc(shuttleRuns.id)];

/** When the runs of a convention leave, and between which airport and the convention. */
export async function listDepartures(db: Executor, conventionId: string) {
  const { day, departsAt, airportCode } = shuttleRuns;
  return readRows(
    db
      .select({ day, departsAt, airportCode })
      .from(shuttleRuns)
      .where(eq(shuttleRuns.conventionId, conventionId)),
  );
}

/** The families on these runs by their flights, with their registrants as they are now. */
export async function listFamiliesOn(db: Executor, runIds: readonly string[]) {
  return readRows(
    db
      .select({
        seat: shuttleSeats,
        leg: {
          date: travelLegs.date,
          time: travelLegs.time,
          flightNumber: travelLegs.flightNumber,
          numberOfPassengers: travelLegs.numberOfPassengers,
        },
        order: {
          id: orders.id,
          permNumber: orders.permNumber,
          tempNumber: orders.tempNumber,
          travelNotes: orders.travelNotes,
        },
        person: {
          firstName: people.firstName,
          lastName: people.lastName,
          mobileCountryCode: people.mobileCountryCode,
          mobileNumber: people.mobileNumber,
        },
        isConfirmed: sql<boolean>`coalesce(${isConfirmedRegistration}, false)`,
      })
      .from(shuttleSeats)
      .innerJoin(
        travelLegs,
        and(eq(travelLegs.orderId, shuttleSeats.orderId), eq(travelLegs.direction, shuttleSeats.direction)),
      )
      .innerJoin(orders, eq(orders.id, shuttleSeats.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .where(isAmong(shuttleSeats.runId, runIds))
      .orderBy(asc(travelLegs.date), asc(travelLegs.time), asc(people.lastName), asc(orders.id)),
  );
}
export type FamilyOnRun = Awaited<ReturnType<typeof listFamiliesOn>>[number];

/** The families who lost their seats on a run by a change of their own and have none on it now, by name. */
export async function listFamiliesLeft(db: Executor, runId: string) {
  const { orderId, passengers } = shuttleLostSeats;
  return db
    .select({ orderId, passengers, person: people })
    .from(shuttleLostSeats)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(
      shuttleSeats,
      and(eq(shuttleSeats.runId, shuttleLostSeats.runId), eq(shuttleSeats.orderId, orderId)),
    )
    .where(and(eq(shuttleLostSeats.runId, runId), isNull(shuttleSeats.runId)))
    .orderBy(asc(people.lastName), asc(orderId));
}

/** The published runs of orders, with the seats that the family has on each. */
export async function listPublishedRunsOf(db: Executor, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({ run: shuttleRuns, seat: shuttleSeats, airportName: airports.name })
    .from(shuttleSeats)
    .innerJoin(shuttleRuns, eq(shuttleRuns.id, shuttleSeats.runId))
    .innerJoin(airports, eq(airports.code, shuttleRuns.airportCode))
    .where(and(inArray(shuttleSeats.orderId, [...orderIds]), isNotNull(shuttleRuns.publishedAt)))
    .orderBy(asc(shuttleRuns.day), asc(shuttleRuns.departsAt));
}
export type PublishedRun = Awaited<ReturnType<typeof listPublishedRunsOf>>[number];
