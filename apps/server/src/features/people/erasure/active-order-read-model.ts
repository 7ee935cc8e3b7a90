import { and, eq, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders } from '#server/db/schema/schema.ts';

/** Orders of an account that are not cancelled, each with its convention. */
export async function listActiveOrders(db: Executor, userId: string) {
  return db
    .select({
      id: orders.id,
      tempNumber: orders.tempNumber,
      permNumber: orders.permNumber,
      submittedAt: orders.submittedAt,
      parentOrderId: orders.parentOrderId,
      conventionName: conventions.name,
      endDate: conventions.endDate,
      timeZone: conventions.timeZone,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(eq(orders.userId, userId), isNull(orders.cancelledAt)));
}
