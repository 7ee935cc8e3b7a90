import { sql, type SQL } from 'drizzle-orm';

import { conventions, orders } from '#server/db/schema/schema.ts';

/** The day that it is at the convention of an order of the query, by which its follow-ups are due. */
export function todayAtConvention(now: Date): SQL {
  return sql`(select ${now}::timestamptz at time zone held.time_zone from ${conventions} held
    where held.id = ${orders.conventionId})::date`;
}
