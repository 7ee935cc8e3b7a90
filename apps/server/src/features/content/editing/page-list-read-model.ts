import { listPageVersions } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { defineList } from '#server/db/lists/define-list.ts';
import { pages, pageVersions, people, users } from '#server/db/schema/schema.ts';

const saver = alias(people, 'saver');

function versionsFrom(db: Executor) {
  return db
    .select({ version: pageVersions, saverFirstName: saver.firstName, saverLastName: saver.lastName })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.updatedBy))
    .leftJoin(saver, eq(saver.id, users.personId));
}

/** A version with the name of the person who saved it last. */
export type PageVersionRow = Awaited<ReturnType<typeof listCurrentVersions>>[number];

export async function listPageRows(db: Executor) {
  return db.select().from(pages).orderBy(asc(pages.id));
}

/** The published version and the draft of each of these pages. */
export async function listCurrentVersions(db: Executor, pageIds: readonly string[]) {
  if (pageIds.length === 0) return [];
  return versionsFrom(db).where(
    and(
      inArray(pageVersions.pageId, [...pageIds]),
      inArray(pageVersions.state, ['DRAFT', 'SCHEDULED', 'PUBLISHED']),
    ),
  );
}

export async function findPageVersion(
  db: Executor,
  pageId: string,
  version: number,
): Promise<PageVersionRow | undefined> {
  const [row] = await versionsFrom(db).where(
    and(eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)),
  );
  return row;
}

/** The version history of a page, newest first. */
export const versionList = defineList(listPageVersions, {
  rows: versionsFrom,
  ids: (db) => db.select({ id: pageVersions.id }).from(pageVersions),
  always: ({ pageId }: { pageId: string }) => eq(pageVersions.pageId, pageId),
  where: {},
  order: { unique: desc(pageVersions.version) },
});
