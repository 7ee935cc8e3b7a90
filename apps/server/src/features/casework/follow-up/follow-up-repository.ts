import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationCare } from '#server/db/schema/schema.ts';

/** Clears the follow-up of an order; `decisionId` is the decision that does, while it can be undone. */
export async function clearFollowUp(
  db: Executor,
  { orderId, decisionId }: { orderId: string; decisionId: string | null },
): Promise<void> {
  const cleared = { followUpOn: null, followUpReason: '' };
  await db
    .update(registrationCare)
    .set(decisionId === null ? cleared : { followUpDecisionId: decisionId })
    .where(
      and(
        eq(registrationCare.orderId, orderId),
        isNotNull(registrationCare.followUpOn),
        isNull(registrationCare.followUpDecisionId),
      ),
    );
}

/** Sets the follow-ups again that this decision cleared. */
export async function restoreFollowUps(db: Executor, decisionId: string): Promise<void> {
  await db
    .update(registrationCare)
    .set({ followUpDecisionId: null })
    .where(eq(registrationCare.followUpDecisionId, decisionId));
}
