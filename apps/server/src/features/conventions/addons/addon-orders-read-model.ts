import { and, countDistinct, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isInForce } from '#server/db/lines-in-force.ts';
import { addons, orderLineItems, orders } from '#server/db/schema/schema.ts';

/** How many orders hold some of each add-on of a convention: sent, and neither cancelled nor rejected. */
export async function countOrdersByAddon(db: Executor, conventionId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ addonId: addons.id, count: countDistinct(orders.id) })
    .from(addons)
    .innerJoin(orderLineItems, eq(orderLineItems.addonId, addons.id))
    .innerJoin(orders, eq(orders.id, orderLineItems.orderId))
    .where(
      and(
        eq(addons.conventionId, conventionId),
        gt(orderLineItems.quantity, 0),
        isInForce(),
        isNotNull(orders.submittedAt),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
      ),
    )
    .groupBy(addons.id);
  return new Map(rows.map(({ addonId, count }) => [addonId, count]));
}
