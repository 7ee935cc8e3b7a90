import { sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { readinessFacts, staleReadiness } from '#server/db/schema/schema.ts';

import { computedFacts, factColumns, factNames } from './computed-facts-read-model.ts';
import { isConvention, registrationsOf } from './current-facts-read-model.ts';

/** Whether anything is marked. */
export async function hasStale(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: staleReadiness.id }).from(staleReadiness).limit(1);
  return rows.length > 0;
}

/**
 * False while another transaction refreshes. What is read after it is read as of a later instant than anything that was stored
 * before: an older answer never replaces a newer one.
 */
export async function lockRefresh(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('sangamam.readiness')) as locked`,
  );
  return rows[0]?.locked === true;
}

/**
 * Replaces the marks of conventions by marks of their registrations, in one statement and thus as of one instant: a registration that
 * is stored meanwhile has a mark of its own, and is computed later.
 */
export async function spreadMarks(db: Executor): Promise<void> {
  await db.execute(sql`with wide as materialized (select subject_id, id from ${staleReadiness} m where ${isConvention(sql`m.subject_id`)}),
    spread as (insert into ${staleReadiness} (subject_id) ${registrationsOf(sql`(select subject_id from wide)`)})
    delete from ${staleReadiness} m using wide where m.subject_id = wide.subject_id and m.id = wide.id`);
}

/**
 * Stores the facts of some marked registrations and deletes their marks, in one statement and thus as of one instant: what a
 * transaction changes that is not committed by then keeps its mark. @returns how many
 */
export async function refreshSome(db: Executor, most: number): Promise<number> {
  const others = factNames.filter((name) => name !== 'order_id');
  const columnsOf = (table: string) => sql.raw(others.map((name) => `${table}.${name}`).join(', '));
  const { rows } = await db.execute<{ count: number }>(sql`with batch as materialized (
      select distinct m.subject_id as order_id from ${staleReadiness} m
      where not ${isConvention(sql`m.subject_id`)} order by 1 limit ${most}),
    computed as materialized (${computedFacts(sql`r.id in (select order_id from batch)`)}),
    stored as (insert into ${readinessFacts} as f (${factColumns}) select ${factColumns} from computed
      on conflict (order_id) do update set (${sql.raw(others.join(', '))}) = row(${columnsOf('excluded')})
      where (${columnsOf('f')}) is distinct from (${columnsOf('excluded')})),
    gone as (delete from ${readinessFacts} f where f.order_id in (select order_id from batch)
      and f.order_id not in (select order_id from computed)),
    seen as (delete from ${staleReadiness} m where m.subject_id in (select order_id from batch))
    select count(*)::int as count from batch`);
  return rows[0]?.count ?? 0;
}
