import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { files } from '#server/db/schema/schema.ts';
import type { DataSubject } from '#server/features/personal-data/personal-data.ts';

/** Files of an account, of its orders, and of contact messages from its addresses. */
export async function listOwnFiles(db: Executor, { userId, orderIds, messageIds }: DataSubject) {
  return db
    .select()
    .from(files)
    .where(
      and(
        isNull(files.deletedAt),
        or(
          eq(files.ownerId, userId),
          inArray(files.orderId, [...orderIds]),
          inArray(files.contactMessageId, [...messageIds]),
        ),
      ),
    )
    .orderBy(asc(files.id));
}

export async function moveFiles(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), isNull(files.deletedAt)));
}
