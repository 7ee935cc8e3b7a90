import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { shuttleLostSeats, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';

/** A direction as it is stored. */
export type TravelLegRow = typeof travelLegs.$inferSelect;

/** Stores directions of travel plans, in place of what was stored. */
export async function replaceLegs(
  db: Executor,
  legs: readonly (typeof travelLegs.$inferInsert)[],
): Promise<void> {
  await db
    .insert(travelLegs)
    .values([...legs])
    .onConflictDoUpdate({
      target: [travelLegs.orderId, travelLegs.direction],
      set: {
        transportationRequired: sql`excluded.transportation_required`,
        airportCode: sql`excluded.airport_code`,
        date: sql`excluded.date`,
        time: sql`excluded.time`,
        flightNumber: sql`excluded.flight_number`,
        numberOfPassengers: sql`excluded.number_of_passengers`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** Deletes the seats of an order in these directions. */
export async function deleteSeatsOf(
  db: Executor,
  orderId: string,
  directions: readonly TravelLegRow['direction'][],
): Promise<void> {
  if (directions.length === 0) return;
  await db
    .delete(shuttleSeats)
    .where(and(eq(shuttleSeats.orderId, orderId), inArray(shuttleSeats.direction, [...directions])));
}

/** Stores seats that a family lost; the latest loss counts. */
export async function insertLostSeats(
  db: Executor,
  lost: readonly (typeof shuttleLostSeats.$inferInsert)[],
): Promise<void> {
  if (lost.length === 0) return;
  await db
    .insert(shuttleLostSeats)
    .values([...lost])
    .onConflictDoUpdate({
      target: [shuttleLostSeats.runId, shuttleLostSeats.orderId],
      set: { passengers: sql`excluded.passengers`, lostAt: sql`excluded.lost_at` },
    });
}
