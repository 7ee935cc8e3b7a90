import { and, asc, count, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isInForce } from '#server/db/lines-in-force.ts';
import { orderLineItems, orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';

import { whereRegistration, type RegistrationFilter } from '../registration-filter-read-model.ts';
import { selectRegistrations } from '../registration-read-model.ts';

/**
 * How many registrations match, how many people they have, and the newest of them: those that come later are not in the
 * file. The people of an add-on order are those of its registration, and are counted there.
 */
export async function countRegistrations(db: Executor, filter: RegistrationFilter) {
  const [counted] = await db
    .select({
      registrations: count(),
      people: sql<number>`coalesce(sum((select count(*) from ${orderParticipants}
        where ${orderParticipants.orderId} = ${orders.id} and ${orders.parentOrderId} is null)), 0)::int`,
      newest: sql<string | null>`max(${orders.id}::text)`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(whereRegistration(filter));
  return counted ?? { registrations: 0, people: 0, newest: null };
}

/** Registrations that match, from the one after `after` to `newest`, in the order in which they were started. */
export async function listRegistrationsAfter(
  db: Executor,
  filter: RegistrationFilter,
  {
    after,
    newest,
    limit,
    withPeople = false,
  }: { after: string | undefined; newest: string | null; limit: number; withPeople?: boolean },
) {
  return selectRegistrations(db)
    .where(
      and(
        whereRegistration(filter),
        after === undefined ? undefined : gt(orders.id, after),
        newest === null ? undefined : lte(orders.id, newest),
        withPeople ? isNull(orders.parentOrderId) : undefined,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** The add-ons that orders bought, by order. */
export async function listAddonTitles(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, { title: string; quantity: number }[]>> {
  const rows = await db
    .select({
      orderId: orderLineItems.orderId,
      title: orderLineItems.title,
      quantity: orderLineItems.quantity,
    })
    .from(orderLineItems)
    .where(and(inArray(orderLineItems.orderId, [...orderIds]), eq(orderLineItems.kind, 'ADDON'), isInForce()))
    .orderBy(asc(orderLineItems.orderId), asc(orderLineItems.position));
  const found = new Map<string, { title: string; quantity: number }[]>();
  for (const { orderId, ...line } of rows) found.set(orderId, [...(found.get(orderId) ?? []), line]);
  return found;
}
