import { sql, type SQL } from 'drizzle-orm';

import { conventions, orders, readinessFacts, staleReadiness } from '#server/db/schema/schema.ts';

import { computedFacts, factColumns } from './computed-facts-read-model.ts';

/** Whose facts are read; of all registrations where nothing is said. */
interface Whose {
  conventionId?: string | undefined;
  orderIds?: readonly string[] | undefined;
}

const isStale = (subject: SQL) =>
  sql`exists (select from ${staleReadiness} m where m.subject_id = ${subject})`;

/** The registrations that are marked, or whose convention is. */
const staleIds = sql`(select m.subject_id from ${staleReadiness} m
  union select o.id from ${staleReadiness} m join ${orders} o on o.convention_id = m.subject_id)`;

/**
 * The facts of readiness as they are now, as the columns of `readiness_facts`: the stored ones of registrations without a mark, and
 * computed ones of the others. A mark is seen from the same commit on as the change that made it, so that the statement that
 * contains this reads what computing everything would say, whatever is stored.
 */
export function currentFacts({ conventionId, orderIds }: Whose): SQL {
  const of = (convention: SQL, order: SQL) =>
    sql.join([
      ...(conventionId === undefined ? [] : [sql` and ${convention} = ${conventionId}::uuid`]),
      ...(orderIds === undefined ? [] : [sql` and ${order} = any(${sql.param(orderIds)}::uuid[])`]),
    ]);
  return sql`select ${factColumns} from ${readinessFacts} s
    where not ${isStale(sql`s.order_id`)} and not ${isStale(sql`s.convention_id`)}
      ${of(sql`s.convention_id`, sql`s.order_id`)}
    union all ${computedFacts(sql`r.id in ${staleIds} ${of(sql`r.convention_id`, sql`r.id`)}`)}`;
}

/** Whether a mark is about a convention. */
export const isConvention = (subject: SQL) =>
  sql`exists (select from ${conventions} c where c.id = ${subject})`;

/** The ids of the registrations of conventions, as a query. */
export const registrationsOf = (conventionIds: SQL) =>
  sql`select o.id from ${orders} o where o.parent_order_id is null and o.convention_id in ${conventionIds}`;
