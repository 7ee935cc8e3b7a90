import { desc, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders } from '#server/db/schema/schema.ts';

/** The day that it is at the convention of an order of the query, by which its follow-ups are due. */
export function todayAtConvention(now: Date): SQL {
  return sql`(select ${now}::timestamptz at time zone held.time_zone from ${conventions} held
    where held.id = ${orders.conventionId})::date`;
}

/** The time zone of the convention that was planned last; nothing without any. */
export async function findLatestTimeZone(db: Executor): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: conventions.timeZone })
    .from(conventions)
    .orderBy(desc(conventions.startDate), desc(conventions.id))
    .limit(1);
  return row?.timeZone;
}

/** The day that it is at the convention that was planned last, as `findLatestTimeZone` says. */
export function todayAtLatestConvention(now: Date): SQL {
  return sql`(${now}::timestamptz at time zone coalesce((select latest.time_zone from ${conventions} latest
    order by latest.start_date desc, latest.id desc limit 1), 'UTC'))::date`;
}
