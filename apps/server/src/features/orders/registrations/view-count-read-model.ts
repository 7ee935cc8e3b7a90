import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';

import { whereRegistration, type RegistrationFilter } from './registration-filter-read-model.ts';

/** How many registrations match each of these filters, in their order, in one pass over the registrations. */
export async function countEach(db: Executor, filters: readonly RegistrationFilter[]): Promise<number[]> {
  if (filters.length === 0) return [];
  const conventionIds = new Set(filters.map(({ conventionId }) => conventionId));
  const [only] = conventionIds;
  const [row] = await db
    .select(
      Object.fromEntries(
        filters.map((filter, place) => [
          String(place),
          sql<number>`(count(*) filter (where ${whereRegistration(filter) ?? sql`true`}))::int`,
        ]),
      ),
    )
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(conventionIds.size === 1 && only !== undefined ? eq(orders.conventionId, only) : undefined);
  return filters.map((_, place) => row?.[String(place)] ?? 0);
}
