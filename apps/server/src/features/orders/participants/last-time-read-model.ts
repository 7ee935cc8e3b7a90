import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orderParticipants, orders } from '#server/db/schema/schema.ts';

/** The latest earlier convention that a family registered for. */
export interface EarlierRegistration {
  orderId: string;
  conventionName: string;
  /** Calendar date. */
  startDate: string;
}

/** The latest registration of the user that was sent, neither cancelled nor rejected, for a convention before this order's. */
export async function findEarlierRegistration(
  db: Executor,
  { userId, conventionId }: { userId: string; conventionId: string },
): Promise<EarlierRegistration | undefined> {
  const current = alias(conventions, 'current_convention');
  const [row] = await db
    .select({ orderId: orders.id, conventionName: conventions.name, startDate: conventions.startDate })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(current, eq(current.id, conventionId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.parentOrderId),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
        lt(conventions.startDate, current.startDate),
      ),
    )
    .orderBy(desc(conventions.startDate), desc(orders.id))
    .limit(1);
  return row;
}

/** The ids of the people of `orderId` who attended with `earlierId`, in the order of the list. */
export async function listPeopleOfBoth(
  db: Executor,
  { orderId, earlierId }: { orderId: string; earlierId: string },
): Promise<string[]> {
  const earlier = alias(orderParticipants, 'earlier_participants');
  const rows = await db
    .select({ personId: orderParticipants.personId })
    .from(orderParticipants)
    .innerJoin(
      earlier,
      and(
        eq(earlier.personId, orderParticipants.personId),
        eq(earlier.orderId, earlierId),
        sql`${earlier.selected}`,
      ),
    )
    .where(eq(orderParticipants.orderId, orderId))
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId));
  return rows.map(({ personId }) => personId);
}
