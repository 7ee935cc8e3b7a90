import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { letterSubscriptions } from '#server/db/schema/schema.ts';

/** The link with which an account stops letters, and since when it has; undefined for one that never got any. */
export async function findUnsubscribeLink(
  db: Executor,
  userId: string,
): Promise<{ token: string; unsubscribedAt: Date | null } | undefined> {
  const { token, unsubscribedAt } = letterSubscriptions;
  const [row] = await db
    .select({ token, unsubscribedAt })
    .from(letterSubscriptions)
    .where(eq(letterSubscriptions.userId, userId))
    // One that is stopped counts for all links of an account.
    .orderBy(sql`${unsubscribedAt} is null`, asc(token))
    .limit(1);
  return row;
}
