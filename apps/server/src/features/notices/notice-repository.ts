import { asc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { siteNotices } from '#server/db/schema/schema.ts';

export type NoticeRow = typeof siteNotices.$inferSelect;

/** Stores a notice; one with the same code gets the new message. */
export async function upsertNotice(db: Executor, notice: NoticeRow): Promise<void> {
  await db
    .insert(siteNotices)
    .values(notice)
    .onConflictDoUpdate({ target: siteNotices.code, set: { message: notice.message } });
}

export async function deleteNotice(db: Executor, code: NoticeRow['code']): Promise<void> {
  await db.delete(siteNotices).where(eq(siteNotices.code, code));
}

/** All notices, oldest first. */
export function selectNotices(db: Executor): Promise<NoticeRow[]> {
  return db.select().from(siteNotices).orderBy(asc(siteNotices.since), asc(siteNotices.code));
}
