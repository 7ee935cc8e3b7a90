import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { RegistrationStatus } from '@sangamam/contract/orders/order-status';

import { orders, payments } from '#server/db/schema/schema.ts';

/** Net price of an order in its own currency, whole dollars; null before submission. */
export const netPrice = sql`case when ${orders.currency} = 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end`;

/** What an order costs with the fees of its payments, by currency, to sort by; null before submission. */
export const orderTotal = {
  currency: sql`${orders.currency}`,
  amount: sql`${netPrice} + coalesce((select sum(p.fee_amount) from ${payments} p where p.order_id = ${orders.id}
    and p.state in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED')), 0)`,
};

/** The decision about the registration that an add-on order belongs to; null also for a registration. */
export const parentStatus = sql<RegistrationStatus | null>`(select parent.registration_status from orders parent
  where parent.id = ${orders.parentOrderId})`;

/**
 * The orders that stand in the list of registrations, and in its counts: registrations, and of the add-on orders only
 * those that can be approved there. The others are shown inside their registration (DECISIONS §4). It repeats the
 * contract's decision table; a test compares the two over every combination.
 */
export function standsAmongRegistrations(): SQL | undefined {
  return or(
    isNull(orders.parentOrderId),
    and(
      isNull(orders.cancelledAt),
      sql`${orders.registrationStatus} = 'PENDING_REG_APPROVAL'`,
      sql`coalesce(${netPrice}, 0) <= 0`,
      sql`${parentStatus} = 'REG_APPROVED'`,
    ),
  );
}
