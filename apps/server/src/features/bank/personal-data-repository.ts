import { inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bankLineAllocations, bankStatementLines } from '#server/db/schema/schema.ts';

/** Empties what the bank lines that paid these orders say about who sent the money. */
export async function eraseLinesOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  const paidBy = db
    .select({ id: bankLineAllocations.lineId })
    .from(bankLineAllocations)
    .where(inArray(bankLineAllocations.orderId, [...orderIds]));
  await db
    .update(bankStatementLines)
    .set({ payer: '', memo: '', reference: '', raw: '', textKey: '' })
    .where(inArray(bankStatementLines.id, paidBy));
}
