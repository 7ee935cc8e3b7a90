import { asc, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { arrivalEvents } from '#server/db/schema/schema.ts';

/** Who of these orders was checked in and taken back, oldest first. */
export async function listOwnArrivals(db: Executor, orderIds: readonly string[]) {
  return db
    .select({
      orderId: arrivalEvents.orderId,
      personId: arrivalEvents.personId,
      kind: arrivalEvents.kind,
      consent: arrivalEvents.consent,
      desk: arrivalEvents.desk,
      happenedAt: arrivalEvents.happenedAt,
    })
    .from(arrivalEvents)
    .where(inArray(arrivalEvents.orderId, [...orderIds]))
    .orderBy(asc(arrivalEvents.sequence));
}
