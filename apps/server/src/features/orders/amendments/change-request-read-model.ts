import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { changeRequests, conventions, orders } from '#server/db/schema/schema.ts';

/** The registrations, of these, whose families wait for an answer to a change that they asked for. */
export async function listOpenRequests(db: Executor, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: changeRequests.orderId })
    .from(changeRequests)
    .where(and(inArray(changeRequests.orderId, [...orderIds]), eq(changeRequests.state, 'OPEN')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Whether an order of the query, which is neither cancelled nor rejected, has a change that was asked for. */
export const isChangeRequested = sql`(${orders.cancelledAt} is null
  and ${orders.registrationStatus} is distinct from 'REG_REJECTED'
  and exists (select 1 from change_requests c where c.order_id = ${orders.id} and c.state = 'OPEN'))`;

/** The ids of all orders of conventions that ended before this day (`YYYY-MM-DD`), as a subquery. */
export function ordersOfPastConventions(db: Executor, day: string) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(lt(conventions.endDate, day));
}
