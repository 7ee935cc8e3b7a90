import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { letterSubscriptions } from '#server/db/schema/schema.ts';

/** Stores the links of accounts that have none. */
export async function insertMissing(
  db: Executor,
  links: readonly { userId: string; token: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await db.execute(sql`insert into ${letterSubscriptions} (token, user_id)
    select link.token, link.user_id
    from unnest(${sql.param(links.map(({ token }) => token))}::text[], ${sql.param(links.map(({ userId }) => userId))}::uuid[]) as link(token, user_id)
    where not exists (select 1 from ${letterSubscriptions} known where known.user_id = link.user_id)`);
}

/** Stops the letters of an account, or lets them come again with null. True if that changed anything. */
export async function updateUnsubscribed(db: Executor, userId: string, at: Date | null): Promise<boolean> {
  const { unsubscribedAt } = letterSubscriptions;
  const changed = await db
    .update(letterSubscriptions)
    .set({ unsubscribedAt: at })
    .where(
      and(
        eq(letterSubscriptions.userId, userId),
        at === null ? isNotNull(unsubscribedAt) : isNull(unsubscribedAt),
      ),
    )
    .returning({ token: letterSubscriptions.token });
  return changed.length > 0;
}

/** Since when an account gets no letters; null while it does. */
export async function findUnsubscribedAt(db: Executor, userId: string): Promise<Date | null> {
  const { unsubscribedAt } = letterSubscriptions;
  const [row] = await db
    .select({ at: sql`min(${unsubscribedAt})`.mapWith(unsubscribedAt) })
    .from(letterSubscriptions)
    .where(eq(letterSubscriptions.userId, userId));
  return row?.at ?? null;
}

/** Links in letters of both accounts keep working; whoever stopped letters for one of them gets none. */
export async function moveSubscriptions(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(letterSubscriptions).set({ userId: to }).where(eq(letterSubscriptions.userId, from));
  const at = await findUnsubscribedAt(db, to);
  if (at !== null) await updateUnsubscribed(db, to, at);
}
