import { eq, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';

import {
  isAboutRegistrants,
  whereRegistration,
  type RegistrationFilter,
} from './registration-filter-read-model.ts';

/** How many registrations match each of these filters, in their order, in one statement: each is counted as its own list is. */
export async function countEach(db: Executor, filters: readonly RegistrationFilter[]): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => countOf(db, filter));
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return rows[0]?.counts ?? [];
}

/** Registrants are joined only for filters about them: every registration has one. */
export function countOf(db: Executor, filter: RegistrationFilter): SQL<number> {
  const counted = db
    .select({ total: sql`count(*)` })
    .from(orders)
    .$dynamic();
  const joined = isAboutRegistrants(filter)
    ? counted.innerJoin(users, eq(users.id, orders.userId)).innerJoin(people, eq(people.id, users.personId))
    : counted;
  return sql<number>`(${joined.where(whereRegistration(filter))})`;
}
