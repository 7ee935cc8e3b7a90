import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { airports, travelLegs } from '#server/db/schema/schema.ts';

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
