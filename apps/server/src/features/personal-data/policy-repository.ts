import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
} from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { whileErasing } from '#server/db/while-erasing.ts';

import type { DataSubject, Merge, MergeSide } from './personal-data.ts';
import type { ErasureStep, OwnDataRows, Owner, TablePolicy } from './policy.ts';

type Values = Record<string, unknown>;

/** The subject's rows as "Your data" has them, before they are presented. */
export async function listRowsOf(
  db: Executor,
  policy: TablePolicy,
  subject: DataSubject,
): Promise<OwnDataRows> {
  const { table, people = {}, without = [], where, orderBy = [] } = policy;
  const isShown = (name: string) => !without.includes(name) && typeof people[name] !== 'object';
  const names = policy.only ?? Object.keys(getTableColumns(table)).filter(isShown);
  return db
    .select(Object.fromEntries(names.map((name) => [name, columnOf(table, name)])))
    .from(table)
    .where(and(areOf(db, policy, subject), isAs(table, where)))
    .orderBy(...orderBy.map((name) => asc(columnOf(table, name))));
}

/** Does one step of an erasure to the subject's rows. */
export async function eraseRowsOf(
  db: Executor,
  policy: TablePolicy,
  subject: DataSubject,
  step: ErasureStep<Values>,
): Promise<void> {
  const { table } = policy;
  const theirs = areOf(db, policy, subject);
  if ('deleted' in step) {
    await db.delete(table).where(and(theirs, isAs(table, step.deleted)));
    return;
  }
  const unless = isAs(table, step.unless);
  const condition = and(theirs, isAs(table, step.where), unless && not(unless));
  const update = db.update(table).set(step.emptied);
  if (!step.appendOnly) {
    await update.where(condition);
    return;
  }
  const saysSomething = or(...Object.keys(step.emptied).map((name) => isNotNull(columnOf(table, name))));
  await whileErasing(db, () => update.where(and(condition, saysSomething)));
}

/** Lets a column of the duplicate's rows lead to the account that is kept, or deletes these rows. */
export async function mergeRows(
  db: Executor,
  table: PgTable,
  name: string,
  { onMerge, from, to }: Merge & { onMerge: 'moves' | 'goes' },
): Promise<void> {
  const duplicates = eq(columnOf(table, name), idIn(table, name, from));
  if (onMerge === 'goes') await db.delete(table).where(duplicates);
  else
    await db
      .update(table)
      .set({ [name]: idIn(table, name, to) })
      .where(duplicates);
}

/** The rows that belong to a subject. */
function areOf(db: Executor, { table, of = {} }: TablePolicy, subject: DataSubject) {
  const ids: Record<Owner, readonly string[]> = {
    user: [subject.userId, ...subject.mergedUserIds],
    person: subject.personIds,
    order: subject.orderIds,
    payment: subject.paymentIds,
    message: subject.messageIds,
    address: subject.addresses,
  };
  const conditions = Object.entries(of).map(([owner, column]) => {
    const values = [...ids[owner as Owner]];
    if (typeof column === 'string') return inArray(columnOf(table, column), values);
    const { through, to } = column;
    const between = db.select({ id: through }).from(through.table).where(inArray(to, values));
    return inArray(columnOf(table, column.column), between);
  });
  const theirs = or(...conditions);
  if (!theirs) throw new Error(`No column of ${getTableName(table)} says whose a row is`);
  return theirs;
}

/** The rows whose columns have these values. */
function isAs(table: PgTable, values: Values = {}) {
  return and(
    ...Object.entries(values).map(([name, value]) =>
      value === null ? isNull(columnOf(table, name)) : eq(columnOf(table, name), value),
    ),
  );
}

/** The id of a side of a merge that a column has: its foreign key leads to a person or to an account. */
function idIn(table: PgTable, name: string, side: MergeSide): string {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    if (columns.length > 1 || columns[0]?.name !== columnOf(table, name).name) continue;
    const target = getTableName(foreignTable);
    if (target === 'people') return side.personId;
    if (target === 'users') return side.userId;
  }
  throw new Error(`${getTableName(table)}.${name} leads to no person and no account`);
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}
