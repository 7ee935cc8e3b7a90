import type { WaitListView } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  addonOptions,
  addons,
  conventions,
  orders,
  packages,
  people,
  users,
  waitListEntries,
} from '#server/db/schema/schema.ts';

import { whereFamilyMatches } from '../participants/family-search-read-model.ts';
import { placeOf } from '../wait-list/wait-list-read-model.ts';
import { attendingCount } from './further-filters-read-model.ts';

/** Which entries a list of staff shows. */
export interface WaitListFilter {
  conventionId?: string | undefined;
  /** A package, or an option of an add-on. */
  subjectId?: string | undefined;
  search?: string | undefined;
}

const ofView: Readonly<Record<WaitListView, SQL | undefined>> = {
  WAITING: inArray(waitListEntries.state, ['WAITING', 'PASSED_OVER']),
  OFFERED: eq(waitListEntries.state, 'OFFERED'),
  ENDED: isNotNull(waitListEntries.endedAt),
};

const orderOf: Readonly<Record<WaitListView, SQL[]>> = {
  // Packages before add-ons, which have none.
  WAITING: [
    asc(packages.position),
    asc(addons.position),
    asc(addonOptions.position),
    asc(waitListEntries.subjectId),
    asc(waitListEntries.rankedAt),
    asc(waitListEntries.id),
  ],
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
      subject,
      people: attendingCount,
      place: placeOf(waitListEntries),
    })
    .from(waitListEntries)
    .innerJoin(orders, eq(orders.id, waitListEntries.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(packages, eq(packages.id, waitListEntries.packageId))
    .leftJoin(addonOptions, eq(addonOptions.id, waitListEntries.addonOptionId))
    .leftJoin(addons, eq(addons.id, addonOptions.addonId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId));
}

/** What an entry waits for, joined from packages and add-ons. */
const subject = {
  _id: waitListEntries.subjectId,
  kind: sql<
    'PACKAGE' | 'ADDON'
  >`case when ${waitListEntries.packageId} is null then 'ADDON' else 'PACKAGE' end`,
  name: sql<string>`coalesce(${packages.name}, ${addons.title})`,
  key: addonOptions.key,
};

/** An entry with what staff read about its family. */
export type WaitListEntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const whereOf = ({ conventionId, subjectId, search }: WaitListFilter) =>
  and(
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    subjectId === undefined ? undefined : eq(waitListEntries.subjectId, subjectId),
    search ? whereFamilyMatches(search) : undefined,
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
  const where = and(whereOf(filter), ofView[view]);
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
  { conventionId, subjectId }: WaitListFilter,
): Promise<Record<WaitListView, number>> {
  const ofFilter = whereOf({ conventionId, subjectId });
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
    .where(where);
  return counted?.entries ?? 0;
}

/** The packages and options of add-ons that somebody is or was on the list of. */
export async function listWaitListSubjects(db: Executor, conventionId: string | undefined) {
  const { kind, name, key } = subject;
  const rows = await db
    .selectDistinct({
      _id: waitListEntries.subjectId,
      kind,
      name,
      key,
      conventionName: conventions.name,
      position: packages.position,
      addonPosition: addons.position,
      optionPosition: addonOptions.position,
    })
    .from(waitListEntries)
    .innerJoin(orders, eq(orders.id, waitListEntries.orderId))
    .leftJoin(packages, eq(packages.id, waitListEntries.packageId))
    .leftJoin(addonOptions, eq(addonOptions.id, waitListEntries.addonOptionId))
    .leftJoin(addons, eq(addons.id, addonOptions.addonId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(conventionId === undefined ? undefined : eq(orders.conventionId, conventionId))
    .orderBy(
      asc(conventions.name),
      asc(packages.position),
      asc(addons.position),
      asc(addonOptions.position),
      asc(waitListEntries.subjectId),
    );
  return rows.map(({ position: _1, addonPosition: _2, optionPosition: _3, ...one }) => one);
}
