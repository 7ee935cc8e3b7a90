import type { BlockUse } from '@sangamam/contract/hotel/block/pick-up';
import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';

import { hotelFamilies } from '../stays/families-read-model.ts';

/** What confirmed families who sleep at the hotel take of the block, with days of the convention's time zone. */
export async function listBlockUses(
  db: Executor,
  conventionId: string,
  timeZone: string,
): Promise<BlockUse[]> {
  // Nobody asks which numbers several families have.
  const families = hotelFamilies(db, { conventionId, doubleNumbers: [] });
  const dayOf = (at: typeof families.confirmedAt) =>
    sql<string>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const uses = db
    .select({
      rooms: families.rooms,
      people: families.people,
      arrival: families.arrival,
      departure: families.departure,
      confirmedOn: dayOf(families.confirmedAt).as('confirmed_on'),
      numberedOn: sql<string | null>`${dayOf(families.numberedAt)}`.as('numbered_on'),
    })
    .from(families)
    .where(and(eq(families.isConfirmed, true), eq(families.needsRoom, true)))
    .as('uses');
  const { arrival, departure, confirmedOn, numberedOn } = uses;
  const days = { arrival, departure, confirmedOn, numberedOn };
  return db
    .select({
      ...days,
      families: sql<number>`count(*)::int`,
      rooms: sql<number>`sum(${uses.rooms})::int`,
      people: sql<number>`sum(${uses.people})::int`,
    })
    .from(uses)
    .groupBy(arrival, departure, confirmedOn, numberedOn);
}
