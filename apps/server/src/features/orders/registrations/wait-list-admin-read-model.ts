import {
  listWaitList,
  type WaitListView,
} from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf } from '#server/db/lists/define-list.ts';
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

const ofView: Readonly<Record<WaitListView, SQL | undefined>> = {
  WAITING: inArray(waitListEntries.state, ['WAITING', 'PASSED_OVER']),
  OFFERED: eq(waitListEntries.state, 'OFFERED'),
  ENDED: isNotNull(waitListEntries.endedAt),
};

const orderOf: Readonly<Record<WaitListView, { by: SQL[]; unique: SQL }>> = {
  // Packages before add-ons, which have none.
  WAITING: {
    by: [
      asc(packages.position),
      asc(addons.position),
      asc(addonOptions.position),
      asc(waitListEntries.subjectId),
      asc(waitListEntries.rankedAt),
    ],
    unique: asc(waitListEntries.id),
  },
  OFFERED: { by: [asc(waitListEntries.offeredUntil)], unique: asc(waitListEntries.id) },
  ENDED: { by: [desc(waitListEntries.endedAt)], unique: desc(waitListEntries.id) },
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

/** The entries of a view. */
export const entryList = defineList(listWaitList, {
  rows: selectEntries,
  ids: (db) =>
    db
      .select({ id: waitListEntries.id })
      .from(waitListEntries)
      .innerJoin(orders, eq(orders.id, waitListEntries.orderId)),
  where: {
    conventionId: (conventionId) => eq(orders.conventionId, conventionId),
    subjectId: (subjectId) => eq(waitListEntries.subjectId, subjectId),
    view: (view) => ofView[view],
    search: whereFamilyMatches,
  },
  order: ({ view }) => orderOf[view],
});

export async function findEntryRow(db: Executor, id: string): Promise<WaitListEntryRow | undefined> {
  const [row] = await selectEntries(db).where(eq(waitListEntries.id, id));
  return row;
}

/** How many entries each view has, whatever is searched. */
export async function countViews(
  db: Executor,
  { conventionId, subjectId }: Omit<FilterOf<typeof entryList>, 'view'>,
): Promise<Record<WaitListView, number>> {
  const inView = (view: WaitListView) => entryList.count(db, { conventionId, subjectId, view });
  const [waiting, offered, ended] = await Promise.all([
    inView('WAITING'),
    inView('OFFERED'),
    inView('ENDED'),
  ]);
  return { WAITING: waiting, OFFERED: offered, ENDED: ended };
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
