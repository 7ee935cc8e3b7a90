import type { WaitListView } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, packages, people, users, waitListEntries } from '#server/db/schema/schema.ts';

import { whereFamilyMatches } from '../participants/family-search-read-model.ts';
import { placeOf } from '../wait-list/wait-list-read-model.ts';
import { attendingCount } from './further-filters-read-model.ts';

/** Which entries a list of staff shows. */
export interface WaitListFilter {
  conventionId?: string | undefined;
  packageId?: string | undefined;
  search?: string | undefined;
}

const ofView: Readonly<Record<WaitListView, SQL | undefined>> = {
  WAITING: inArray(waitListEntries.state, ['WAITING', 'PASSED_OVER']),
  OFFERED: eq(waitListEntries.state, 'OFFERED'),
  ENDED: isNotNull(waitListEntries.endedAt),
};

const orderOf: Readonly<Record<WaitListView, SQL[]>> = {
  WAITING: [asc(packages.position), asc(packages.id), asc(waitListEntries.rankedAt), asc(waitListEntries.id)],
  OFFERED: [asc(waitListEntries.offeredUntil), asc(waitListEntries.id)],
  ENDED: [desc(waitListEntries.endedAt), desc(waitListEntries.id)],
};

function selectEntries(db: Executor) {
  return db
    .select({
      entry: waitListEntries,
      tempNumber: orders.tempNumber,
      person: people,
      conventionName: conventions.name,
      packageName: packages.name,
      people: attendingCount,
      place: placeOf(waitListEntries),
    })
    .from(waitListEntries)
    .innerJoin(orders, eq(orders.id, waitListEntries.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(packages, eq(packages.id, waitListEntries.packageId))
    .innerJoin(conventions, eq(conventions.id, packages.conventionId));
}

/** An entry with what staff read about its family. */
export type WaitListEntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const whereOf = (db: Executor, { conventionId, packageId, search }: WaitListFilter) =>
  and(
    conventionId === undefined ? undefined : eq(packages.conventionId, conventionId),
    packageId === undefined ? undefined : eq(waitListEntries.packageId, packageId),
    search ? whereFamilyMatches(db, search) : undefined,
  );

/** A page of a view, and how many entries the view has. */
export async function listEntryRows(
  db: Executor,
  {
    view,
    page,
    pageSize,
    ...filter
  }: WaitListFilter & { view: WaitListView; page: number; pageSize: number },
): Promise<{ rows: WaitListEntryRow[]; total: number }> {
  const where = and(whereOf(db, filter), ofView[view]);
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(...orderOf[view])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countWhere(db, where) };
}

export async function findEntryRow(db: Executor, id: string): Promise<WaitListEntryRow | undefined> {
  const [row] = await selectEntries(db).where(eq(waitListEntries.id, id));
  return row;
}

/** How many entries each view has, whatever is searched. */
export async function countViews(
  db: Executor,
  { conventionId, packageId }: WaitListFilter,
): Promise<Record<WaitListView, number>> {
  const ofFilter = whereOf(db, { conventionId, packageId });
  const [waiting, offered, ended] = await Promise.all([
    countWhere(db, and(ofFilter, ofView.WAITING)),
    countWhere(db, and(ofFilter, ofView.OFFERED)),
    countWhere(db, and(ofFilter, ofView.ENDED)),
  ]);
  return { WAITING: waiting, OFFERED: offered, ENDED: ended };
}

async function countWhere(db: Executor, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ entries: count() })
    .from(waitListEntries)
    .innerJoin(orders, eq(orders.id, waitListEntries.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(packages, eq(packages.id, waitListEntries.packageId))
    .where(where);
  return counted?.entries ?? 0;
}

/** The packages that somebody is or was on the list of. */
export async function listWaitListPackages(db: Executor, conventionId: string | undefined) {
  return db
    .selectDistinct({
      _id: packages.id,
      name: packages.name,
      conventionName: conventions.name,
      position: packages.position,
    })
    .from(waitListEntries)
    .innerJoin(packages, eq(packages.id, waitListEntries.packageId))
    .innerJoin(conventions, eq(conventions.id, packages.conventionId))
    .where(conventionId === undefined ? undefined : eq(packages.conventionId, conventionId))
    .orderBy(asc(conventions.name), asc(packages.position), asc(packages.id));
}
