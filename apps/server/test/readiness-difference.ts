import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import { computedFacts } from '#server/features/reports/readiness/computed-facts-read-model.ts';
import { currentFacts } from '#server/features/reports/readiness/current-facts-read-model.ts';

const difference = (
  read: SQL,
  computed: SQL,
) => sql`(select 'read' as found, * from ((${read}) except (${computed})) a)
  union all (select 'computed' as found, * from ((${computed}) except (${read})) b)`;

/** A query of the facts that are read of registrations and are not what computing all of them says, and of those that are missing. */
export const readinessDifference = new PgDialect().sqlToQuery(
  difference(currentFacts({}), computedFacts(sql`true`)),
).sql;

/** The same for the registrations of one convention. */
export function readinessDifferenceOf(conventionId: string): { text: string; values: unknown[] } {
  const { sql: text, params } = new PgDialect().sqlToQuery(
    difference(currentFacts({ conventionId }), computedFacts(sql`r.convention_id = ${conventionId}::uuid`)),
  );
  return { text, values: params };
}
