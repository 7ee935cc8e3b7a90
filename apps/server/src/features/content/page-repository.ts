import { and, eq, inArray, max, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { pages, pageVersionMedia, pageVersions } from '#server/db/schema/schema.ts';
import type { DesignType } from '@sangamam/contract/content/page-kinds';

export type PageRow = typeof pages.$inferSelect;
export type VersionRow = typeof pageVersions.$inferSelect;
export type VersionChange = Partial<typeof pageVersions.$inferInsert>;

export async function findPage(db: Executor, designType: DesignType): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.designType, designType));
  return row;
}

/**
 * Increments the revision of a page and locks it until the transaction ends; undefined when the page is no longer at
 * the revision that the change started from.
 */
export async function advanceRevision(
  db: Executor,
  designType: DesignType,
  revision: number,
): Promise<PageRow | undefined> {
  const [row] = await db
    .update(pages)
    .set({ revision: sql`${pages.revision} + 1` })
    .where(and(eq(pages.designType, designType), eq(pages.revision, revision)))
    .returning();
  return row;
}

/** Like `advanceRevision`, from any revision. */
export async function advanceAnyRevision(db: Executor, pageId: string): Promise<PageRow | undefined> {
  const [row] = await db
    .update(pages)
    .set({ revision: sql`${pages.revision} + 1` })
    .where(eq(pages.id, pageId))
    .returning();
  return row;
}

/** The published version. */
export async function findPublished(db: Executor, designType: DesignType): Promise<VersionRow | undefined> {
  const [row] = await db
    .select({ version: pageVersions })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(and(eq(pages.designType, designType), eq(pageVersions.state, 'PUBLISHED')));
  return row?.version;
}

/** The draft, scheduled or not. */
export async function findDraft(db: Executor, pageId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), inArray(pageVersions.state, ['DRAFT', 'SCHEDULED'])));
  return row;
}

export async function findVersion(
  db: Executor,
  pageId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)));
  return row;
}

export async function findVersionById(db: Executor, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(pageVersions).where(eq(pageVersions.id, id));
  return row;
}

/** The number of a page's next version. */
export async function nextVersion(db: Executor, pageId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(pageVersions.version) })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId));
  return (row?.last ?? 0) + 1;
}

export async function insertVersion(
  db: Executor,
  version: typeof pageVersions.$inferInsert,
): Promise<VersionRow> {
  const [row] = await db.insert(pageVersions).values(version).returning();
  if (!row) throw new Error('The version was not written down');
  return row;
}

export async function updateVersion(db: Executor, id: string, change: VersionChange): Promise<VersionRow> {
  const [row] = await db.update(pageVersions).set(change).where(eq(pageVersions.id, id)).returning();
  if (!row) throw new Error('The version is gone');
  return row;
}

export async function deleteVersion(db: Executor, id: string): Promise<void> {
  await db.delete(pageVersions).where(eq(pageVersions.id, id));
}

/** Replaces the list of library files that a version uses. */
export async function replaceUses(
  db: Executor,
  versionId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await db.delete(pageVersionMedia).where(eq(pageVersionMedia.versionId, versionId));
  if (mediaIds.length === 0) return;
  await db.insert(pageVersionMedia).values(mediaIds.map((mediaId) => ({ versionId, mediaId })));
}
