import { and, count, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isNamed, nameFound } from '#server/db/name-search.ts';
import { auditLog, orders, people, users } from '#server/db/schema/schema.ts';
import { contactTexts, contains, orderNumbers } from '#server/db/word-parts.ts';

/** Which entries. */
export interface LogFilter {
  search?: string | undefined;
  action?: string | undefined;
  record?: string | undefined;
  /** From this instant, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A page of entries, newest first. */
export async function listLogPage(
  db: Executor,
  filter: LogFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const where = whereOf(db, filter);
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: (await countEntries(db, filter)).total };
}
export type LogRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** How many entries there are, and the newest of them. */
export async function countEntries(db: Executor, filter: LogFilter) {
  const [row] = await db
    .select({ total: count(), newest: sql<number>`coalesce(max(${auditLog.id}), 0)::int` })
    .from(auditLog)
    .where(whereOf(db, filter));
  return row ?? { total: 0, newest: 0 };
}

/** Entries older than one, newest first, none newer than `newest`. */
export async function listEntriesBefore(
  db: Executor,
  filter: LogFilter,
  { after, limit, newest }: { after: string | undefined; limit: number; newest: number },
) {
  return selectEntries(db)
    .where(
      and(
        whereOf(db, filter),
        lte(auditLog.id, newest),
        after === undefined ? undefined : lt(auditLog.id, Number(after)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

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

function selectEntries(db: Executor) {
  return db
    .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(people, eq(people.id, users.personId))
    .$dynamic();
}

function whereOf(db: Executor, { search, action, record, from, until }: LogFilter): SQL | undefined {
  return and(
    whereSearch(db, search),
    action ? eq(auditLog.action, action) : undefined,
    record ? eq(auditLog.entity, record) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    until ? lt(auditLog.at, new Date(until)) : undefined,
  );
}

function whereSearch(db: Executor, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const actors = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      or(
        and(isNamed(people.id, search), nameFound([people.firstName, people.lastName], search)),
        contains([people.email], search, contactTexts(people)),
      ),
    );
  const numbered = db
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(contains(orderNumbers(orders), search));
  return or(
    eq(auditLog.entityId, search),
    inArray(auditLog.actorId, actors),
    and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, numbered)),
  );
}
