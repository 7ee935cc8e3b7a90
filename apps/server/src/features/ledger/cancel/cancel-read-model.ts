import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { openRefundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Executor } from '#server/db/executor.ts';
import { orders, payments, refunds } from '#server/db/schema/schema.ts';

const ofFamily = (registrationId: string) =>
  or(eq(orders.id, registrationId), eq(orders.parentOrderId, registrationId));

/**
 * What is held of each payment of a registration and its add-on orders that are not cancelled, without what open refunds
 * reserve, and what was reported of it and has not come. Whole dollars.
 */
export async function listMoneyAtStake(
  db: Executor,
  registrationId: string,
): Promise<{ orderId: string; held: number; missing: number }[]> {
  const { held } = payments;
  const reserved = sql<number>`(select coalesce(sum(refund.amount + refund.kept_fee), 0)::int from ${refunds} refund
    where refund.payment_id = ${payments.id} and refund.state in (${sql.join(
      openRefundStates.map((state): SQL => sql`${state}`),
      sql`, `,
    )}))`;
  const isAwaited = inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED']);
  return db
    .select({
      orderId: payments.orderId,
      held: sql<number>`${held} - ${reserved}`,
      missing: sql<number>`case when ${isAwaited} then greatest(${payments.dueAmount} - ${held}, 0) else 0 end`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(ofFamily(registrationId), isNull(orders.cancelledAt)));
}

/** The payments of a registration and of the add-on orders that were cancelled with it, the oldest first. */
export async function listPaymentsCancelledAt(
  db: Executor,
  registrationId: string,
  cancelledAt: Date,
): Promise<{ id: string }[]> {
  return db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(ofFamily(registrationId), eq(orders.cancelledAt, cancelledAt)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}
