import { and, asc, eq, isNotNull, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { airports, shuttleRuns, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';

import type { TravelLegRow } from './travel-plan-repository.ts';

/** A direction with the name of its airport. */
export interface NamedLeg {
  leg: TravelLegRow;
  airportName: string | null;
}

/** The stored directions of an order, with the names of their airports. */
export async function listLegsOf(db: Executor, orderId: string): Promise<NamedLeg[]> {
  return db
    .select({ leg: travelLegs, airportName: airports.name })
    .from(travelLegs)
    .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
    .where(eq(travelLegs.orderId, orderId));
}

/** The seats of orders on published runs, by day and time. */
export async function listPublishedShuttles(db: Executor, orderIds: readonly string[]) {
  return orderIds.length === 0 ? [] : publishedShuttles(db, { orderIds });
}

const publishedShuttles = prepareStatement('published_shuttles', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .select({ run: shuttleRuns, seat: shuttleSeats, airportName: airports.name })
    .from(shuttleSeats)
    .innerJoin(shuttleRuns, eq(shuttleRuns.id, shuttleSeats.runId))
    .innerJoin(airports, eq(airports.code, shuttleRuns.airportCode))
    .where(and(isAmong(shuttleSeats.orderId, of.orderIds), isNotNull(shuttleRuns.publishedAt)))
    .orderBy(asc(shuttleRuns.day), asc(shuttleRuns.departsAt), asc(shuttleRuns.id)),
);
export type PublishedShuttle = Awaited<ReturnType<typeof listPublishedShuttles>>[number];
