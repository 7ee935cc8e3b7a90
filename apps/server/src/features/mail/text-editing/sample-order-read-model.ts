import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, payments, people, users } from '#server/db/schema/schema.ts';

/**
 * A registration of a convention whose registrant gets mails: the one with this number, or the newest that was sent. One with
 * a payment is found before one without where `paid` asks for it.
 */
export async function findSampleOrder(
  db: Executor,
  { conventionId, number, paid }: { conventionId: string; number: string | undefined; paid: boolean },
) {
  const [row] = await db
    .select({ order: orders, payment: payments, person: people, userId: users.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.conventionId, conventionId),
        isNotNull(people.email),
        isNull(orders.parentOrderId),
        number === undefined ? undefined : or(eq(orders.tempNumber, number), eq(orders.permNumber, number)),
      ),
    )
    .orderBy(
      ...(paid ? [desc(isNotNull(payments.id))] : []),
      desc(isNull(orders.cancelledAt)),
      sql`${orders.submittedAt} desc nulls last`,
      desc(orders.id),
      desc(payments.id),
    )
    .limit(1);
  return row;
}
