import { sql, type SQL } from 'drizzle-orm';

import { conventions, orders, readinessFacts, staleReadiness } from '#server/db/schema/schema.ts';

import { computedFacts, factNames } from './computed-facts-read-model.ts';

/** Whose facts are read; of all registrations where nothing is said. */
interface Whose {
  conventionId?: string | undefined;
  orderIds?: readonly string[] | undefined;
}

const storedColumns = sql.raw(factNames.map((name) => `s.${name}`).join(', '));

const marked = sql`(select m.subject_id from ${staleReadiness} m)`;

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
  // Of a few registrations each is looked up; of many, what is marked is where it begins.
  const isStale =
    orderIds === undefined
      ? sql`r.id in ${staleIds}`
      : sql`(r.id in ${marked} or r.convention_id in ${marked})`;
  // `not in` is looked up in a hash. Of `not exists` PostgreSQL expects that a single row is left, and plans for that.
  return sql`select ${storedColumns} from ${conventions} v join ${readinessFacts} s on s.convention_id = v.id
    where v.id not in ${marked} and s.order_id not in ${marked}
      ${of(sql`v.id`, sql`s.order_id`)}
    union all ${computedFacts(sql`${isStale} ${of(sql`r.convention_id`, sql`r.id`)}`)}`;
}

/** Whether a mark is about a convention. */
export const isConvention = (subject: SQL) =>
  sql`exists (select from ${conventions} c where c.id = ${subject})`;

/** The ids of the registrations of conventions, as a query. */
export const registrationsOf = (conventionIds: SQL) =>
  sql`select o.id from ${orders} o where o.parent_order_id is null and o.convention_id in ${conventionIds}`;
