import { getTableColumns, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { paypalAttempts } from '#server/db/schema/schema.ts';

/** Visits to PayPal, without the address there, which would let whoever reads the export pay. */
export async function listOwnPaypalAttempts(db: Executor, orderIds: readonly string[]) {
  const { approveUrl: _address, ...columns } = getTableColumns(paypalAttempts);
  return db
    .select(columns)
    .from(paypalAttempts)
    .where(inArray(paypalAttempts.orderId, [...orderIds]));
}
