import { inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationDecisions } from '#server/db/schema/schema.ts';
import { decisionsIn } from '#server/db/statements/decisions-in.ts';

export type RegistrationDecisionRow = typeof registrationDecisions.$inferSelect;

/** Decisions about orders that could be undone for a minute. */
export const decisionsOnOrders = decisionsIn(registrationDecisions, registrationDecisions.orderId);

/** Empties what decisions that can no longer be undone say about the reasons of families' registrations. */
export async function eraseDecisionsOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .update(registrationDecisions)
    .set({ before: sql`'[]'::jsonb` })
    .where(inArray(registrationDecisions.orderId, [...orderIds]));
}
