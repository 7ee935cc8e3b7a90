import { eq, sql } from 'drizzle-orm';

import { countTogether } from '#server/db/count-together.ts';
import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';

import {
  isAboutRegistrants,
  whereRegistration,
  type RegistrationFilter,
} from './registration-filter-read-model.ts';

/**
 * How many registrations match each of these filters, in their order: each is counted as its own list is. Those of one convention are
 * counted in one pass; what is searched has an index, and so has what registrants are asked for by.
 */
export function countEach(db: Executor, filters: readonly RegistrationFilter[]): Promise<number[]> {
  return countTogether(
    db,
    filters,
    (filter) => (filter.search || isAboutRegistrants(filter) ? filter : filter.conventionId),
    (these) => {
      const [first] = these;
      // Registrants are joined only for filters about them: every registration has one.
      const isJoined = first !== undefined && isAboutRegistrants(first);
      return {
        from: isJoined
          ? sql`${orders} join ${users} on ${users.id} = ${orders.userId} join ${people} on ${people.id} = ${users.personId}`
          : sql`${orders}`,
        where: first?.conventionId === undefined ? undefined : eq(orders.conventionId, first.conventionId),
        each: these.map(whereRegistration),
      };
    },
  );
}
