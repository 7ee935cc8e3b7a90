import { and, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { payments } from '#server/db/schema/schema.ts';

/** The convenience fee of the reported payment, 0 before there is one (DECISIONS §3). Whole dollars. */
export async function findRecordedFee(db: Executor, orderId: string): Promise<number> {
  const [row] = await db
    .select({ fee: payments.feeAmount })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']),
      ),
    );
  return row?.fee ?? 0;
}
