import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { orders, shuttleRuns, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';
import { readInPages } from '#server/db/statements/prepare-statement.ts';

/** Some milliseconds of work. */
const rowsAtOnce = 1_000;

/** Which convention is planned; locked for a plan that is accepted. */
interface Planned {
  conventionId: string;
  lock: boolean;
}

/** Complete directions with transport of confirmed families. */
export async function listPlannableLegs(db: Executor, { conventionId, lock }: Planned) {
  const select = (db: Executor) =>
    db
      .select({
        orderId: travelLegs.orderId,
        direction: travelLegs.direction,
        airportCode: travelLegs.airportCode,
        date: travelLegs.date,
        time: travelLegs.time,
        numberOfPassengers: travelLegs.numberOfPassengers,
      })
      .from(travelLegs)
      .innerJoin(orders, eq(orders.id, travelLegs.orderId))
      .where(
        and(
          eq(orders.conventionId, conventionId),
          isConfirmedRegistration,
          eq(travelLegs.transportationRequired, true),
          isNotNull(travelLegs.airportCode),
          isNotNull(travelLegs.date),
          isNotNull(travelLegs.time),
          isNotNull(travelLegs.numberOfPassengers),
        ),
      )
      .orderBy(asc(travelLegs.orderId), asc(travelLegs.direction));
  return readAll(db, lock ? (db) => select(db).for('update', { of: travelLegs }) : select);
}
export type PlannableLeg = Awaited<ReturnType<typeof listPlannableLegs>>[number];

/** The runs of a convention, in the sequence of their ids: those that planning leaves alone, and the ids of others. */
export async function listRunsToPlan(db: Executor, { conventionId, lock }: Planned) {
  const select = (db: Executor) =>
    db
      .select({
        id: shuttleRuns.id,
        airportCode: shuttleRuns.airportCode,
        day: shuttleRuns.day,
        departsAt: shuttleRuns.departsAt,
        driverId: shuttleRuns.driverId,
        vehicleId: shuttleRuns.vehicleId,
        isKept: sql<boolean>`${isKept}`,
      })
      .from(shuttleRuns)
      .where(eq(shuttleRuns.conventionId, conventionId))
      .orderBy(asc(shuttleRuns.id));
  const runs = await readAll(db, lock ? (db) => select(db).for('update') : select);
  return {
    kept: runs.filter((run) => run.isKept),
    replaced: runs.filter((run) => !run.isKept).map(({ id }) => id),
  };
}
export type KeptRun = Awaited<ReturnType<typeof listRunsToPlan>>['kept'][number];

const isKept = or(shuttleRuns.pinned, isNotNull(shuttleRuns.publishedAt));

/** How many seats each direction of a family has on runs that planning leaves alone, by `legKey`. */
export async function countKeptSeats(db: Executor, conventionId: string): Promise<Map<string, number>> {
  const seats = await readAll(db, (db) =>
    db
      .select({
        orderId: shuttleSeats.orderId,
        direction: shuttleSeats.direction,
        passengers: sql<number>`sum(${shuttleSeats.passengers})::int`,
      })
      .from(shuttleSeats)
      .innerJoin(shuttleRuns, eq(shuttleRuns.id, shuttleSeats.runId))
      .where(and(eq(shuttleRuns.conventionId, conventionId), isKept))
      .groupBy(shuttleSeats.orderId, shuttleSeats.direction),
  );
  return new Map(seats.map((seat) => [legKey(seat), seat.passengers]));
}

/** Identifies one direction of a family. */
export function legKey({ orderId, direction }: { orderId: string; direction: string }): string {
  return `${direction} ${orderId}`;
}

/** All rows of a query, which other requests run between. */
async function readAll<Row>(db: Executor, build: Parameters<typeof readInPages<Row>>[1]): Promise<Row[]> {
  const all: Row[] = [];
  const take = (rows: readonly Row[]) => {
    for (const row of rows) all.push(row);
  };
  await readInPages(db, build, { rowsAtOnce, take });
  return all;
}
