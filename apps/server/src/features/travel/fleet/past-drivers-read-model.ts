import { and, eq, gte, lt, notExists } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, shuttleDrivers, shuttleRuns } from '#server/db/schema/schema.ts';

/** The drivers whose convention was over before `day` (`YYYY-MM-DD`) and who have no run from that day on. */
export async function listPastDriverIds(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: shuttleDrivers.id })
    .from(shuttleDrivers)
    .innerJoin(conventions, eq(conventions.id, shuttleDrivers.conventionId))
    .where(
      and(
        lt(conventions.endDate, day),
        notExists(
          db
            .select({ id: shuttleRuns.id })
            .from(shuttleRuns)
            .where(and(eq(shuttleRuns.driverId, shuttleDrivers.id), gte(shuttleRuns.day, day))),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
