import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { handOutEvents, orderLineItems } from '#server/db/schema/schema.ts';

/** Which add-ons of these orders were handed out and taken back, oldest first. */
export async function listOwnHandOuts(db: Executor, orderIds: readonly string[]) {
  return db
    .select({
      orderId: handOutEvents.lineOrderId,
      title: orderLineItems.title,
      key: orderLineItems.key,
      quantity: handOutEvents.quantity,
      kind: handOutEvents.kind,
      desk: handOutEvents.desk,
      happenedAt: handOutEvents.happenedAt,
    })
    .from(handOutEvents)
    .innerJoin(
      orderLineItems,
      and(
        eq(orderLineItems.orderId, handOutEvents.lineOrderId),
        eq(orderLineItems.position, handOutEvents.linePosition),
      ),
    )
    .where(inArray(handOutEvents.orderId, [...orderIds]))
    .orderBy(asc(handOutEvents.sequence));
}
