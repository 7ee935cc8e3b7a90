import type { BlockUse } from '@sangamam/contract/hotel/block/pick-up';
import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';

import { hotelFamilies } from '../stays/families-read-model.ts';

/** What each confirmed family who sleeps at the hotel takes of the block, with days of the convention's time zone. */
export async function listBlockUses(
  db: Executor,
  conventionId: string,
  timeZone: string,
): Promise<BlockUse[]> {
  const families = hotelFamilies(db, { conventionId });
  return db
    .select({
      rooms: families.rooms,
      people: families.people,
      arrival: families.arrival,
      departure: families.departure,
      confirmedOn: sql<string>`to_char(${families.confirmedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      numberedOn: sql<string | null>`to_char(${families.numberedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(families)
    .where(and(eq(families.isConfirmed, true), eq(families.needsRoom, true)));
}
