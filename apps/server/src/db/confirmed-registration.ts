import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { orders } from '#server/db/schema/schema.ts';

/**
 * A registration that `orderStatus` calls CONFIRMED, restated in SQL. A test of the public list compares both over every
 * combination of facts.
 */
export const isConfirmedRegistration = and(
  isNull(orders.parentOrderId),
  isNull(orders.cancelledAt),
  eq(orders.registrationStatus, 'REG_APPROVED'),
  or(
    eq(orders.paymentStatus, 'PAYMENT_APPROVED'),
    sql`case ${orders.currency} when 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end = 0`,
  ),
);
