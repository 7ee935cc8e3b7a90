import { desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { arrivalEvents, orders } from '#server/db/schema/schema.ts';

/** The last event of everybody of a convention who has one, to join: its kind says whether the person is here. */
export function lastEvents(db: Executor, conventionId: string) {
  return db
    .selectDistinctOn([arrivalEvents.orderId, arrivalEvents.personId], {
      orderId: arrivalEvents.orderId,
      personId: arrivalEvents.personId,
      kind: arrivalEvents.kind,
    })
    .from(arrivalEvents)
    .innerJoin(orders, eq(orders.id, arrivalEvents.orderId))
    .where(eq(orders.conventionId, conventionId))
    .orderBy(arrivalEvents.orderId, arrivalEvents.personId, desc(arrivalEvents.sequence))
    .as('last');
}
