import { and, eq, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { presence } from '#server/db/schema/schema.ts';

/** A tab of a session that shows a record. */
export type Tab = Omit<typeof presence.$inferSelect, 'seenAt'>;

/** Notes that a tab shows a record; a report that was overtaken by a later one does not move it back. */
export async function upsertPresence(db: Executor, tab: Tab, seenAt: Date): Promise<void> {
  await db
    .insert(presence)
    .values({ ...tab, seenAt })
    .onConflictDoUpdate({
      target: [presence.kind, presence.recordId, presence.sessionId, presence.tabId],
      set: { seenAt },
      setWhere: lt(presence.seenAt, seenAt),
    });
}

export async function removePresence(db: Executor, { kind, recordId, sessionId, tabId }: Tab): Promise<void> {
  await db
    .delete(presence)
    .where(
      and(
        eq(presence.kind, kind),
        eq(presence.recordId, recordId),
        eq(presence.sessionId, sessionId),
        eq(presence.tabId, tabId),
      ),
    );
}

export async function deletePresenceBefore(db: Executor, instant: Date): Promise<void> {
  await db.delete(presence).where(lt(presence.seenAt, instant));
}
