import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationCare } from '#server/db/schema/schema.ts';

import type { StoredCare } from '../care/cared-kind.ts';

type CareRow = typeof registrationCare.$inferSelect;

/** How staff look after an order; nothing where nobody does yet. */
export async function findCare(db: Executor, orderId: string): Promise<StoredCare | undefined> {
  const [row] = await db.select().from(registrationCare).where(eq(registrationCare.orderId, orderId));
  return row && withoutCleared(row);
}

/** Without a follow-up that a decision has cleared, which stays in the row while that can be undone. */
export function withoutCleared({
  assignedTo,
  followUpOn,
  followUpReason,
  followUpDecisionId,
}: CareRow): StoredCare {
  if (followUpDecisionId !== null) return { assignedTo, followUpOn: null, followUpReason: '' };
  return { assignedTo, followUpOn, followUpReason };
}

/** Stores what changed; a follow-up that is set, or cleared by hand, is no decision's to restore. */
export async function saveCare(db: Executor, orderId: string, change: Partial<StoredCare>): Promise<void> {
  const stored = 'followUpOn' in change ? { ...change, followUpDecisionId: null } : change;
  await db
    .insert(registrationCare)
    .values({ orderId, ...stored })
    .onConflictDoUpdate({ target: registrationCare.orderId, set: stored });
}
