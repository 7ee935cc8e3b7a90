import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders } from '#server/db/schema/schema.ts';

/**
 * How many other orders of the family hold the code: submitted, and neither cancelled nor rejected. Exact only while the
 * code is locked.
 */
export async function countFamilyUses(
  db: Executor,
  { discountCodeId, userId, orderId }: { discountCodeId: string; userId: string; orderId: string },
): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.discountCodeId, discountCodeId),
        eq(orders.userId, userId),
        ne(orders.id, orderId),
        isNotNull(orders.submittedAt),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
      ),
    );
  return row?.uses ?? 0;
}
