import { listLog } from '@sangamam/contract/audit/activity-log/log-endpoints';
import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type RowOf } from '#server/db/lists/define-list.ts';
import { isNamed, nameFound } from '#server/db/name-search.ts';
import { queryBuilder } from '#server/db/query-builder.ts';
import { auditLog, orders, people, users } from '#server/db/schema/schema.ts';
import { contactTexts, contains, orderNumbers } from '#server/db/word-parts.ts';

/** The entries, newest first. */
export const logList = defineList(listLog, {
  rows: (db) =>
    db
      .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .leftJoin(people, eq(people.id, users.personId)),
  ids: (db) => db.select({ id: auditLog.id }).from(auditLog),
  where: {
    search: whereSearch,
    action: (action) => eq(auditLog.action, action),
    record: (record) => eq(auditLog.entity, record),
    from: (from) => gte(auditLog.at, new Date(from)),
    until: (until) => lt(auditLog.at, new Date(until)),
  },
  order: { unique: desc(auditLog.id) },
});
export type LogRow = RowOf<typeof logList>;

/** Where a file of the log begins and ends. */
export const logKey = {
  column: auditLog.id,
  of: ({ entry }: LogRow) => entry.id,
  newestFirst: true,
};

/** The numbers of registrations by their ids. */
export async function numbersOf(db: Executor, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const { id, permNumber, tempNumber } = orders;
  const rows = await db
    .select({ id, permNumber, tempNumber })
    .from(orders)
    .where(inArray(id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row.permNumber ?? row.tempNumber]));
}

/** The names of accounts by their ids, and whether they are of staff. */
export async function accountsOf(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, { name: string; isStaff: boolean }>> {
  if (userIds.length === 0) return new Map();
  const { firstName, lastName } = people;
  const rows = await db
    .select({ id: users.id, type: users.type, firstName, lastName })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(users.id, [...userIds]));
  return new Map(
    rows.map((row) => [row.id, { name: `${row.firstName} ${row.lastName}`, isStaff: row.type === 'STAFF' }]),
  );
}

/** The actions there are entries of. Skips from one to the next in the index, so that many entries cost no time. */
export async function listActions(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select next.action from ${auditLog} next where next.action > found.action order by next.action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`);
  return rows.map(({ action }) => action);
}

function whereSearch(search: string): SQL | undefined {
  const actors = queryBuilder
    .select({ id: users.id })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      or(
        and(isNamed(people.id, search), nameFound([people.firstName, people.lastName], search)),
        contains([people.email], search, contactTexts(people)),
      ),
    );
  const numbered = queryBuilder
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(contains(orderNumbers(orders), search));
  return or(
    eq(auditLog.entityId, search),
    inArray(auditLog.actorId, actors),
    and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, numbered)),
  );
}
