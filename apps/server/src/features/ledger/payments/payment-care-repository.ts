import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { paymentCare } from '#server/db/schema/schema.ts';
import type { StoredCare } from '#server/features/casework/care/cared-kind.ts';

/** How staff look after a payment; nothing where nobody does yet. */
export async function findPaymentCare(db: Executor, paymentId: string): Promise<StoredCare | undefined> {
  const [row] = await db.select().from(paymentCare).where(eq(paymentCare.paymentId, paymentId));
  return row;
}

export async function savePaymentCare(
  db: Executor,
  paymentId: string,
  change: Partial<StoredCare>,
): Promise<void> {
  await db
    .insert(paymentCare)
    .values({ paymentId, ...change })
    .onConflictDoUpdate({ target: paymentCare.paymentId, set: change });
}
