import { listUnreported } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type RowOf } from '#server/db/lists/define-list.ts';
import { conventions, orders, people, users } from '#server/db/schema/schema.ts';

import { whereFamilyMatches } from '#server/features/orders/participants/family-search-read-model.ts';

const currency = sql<Currency>`coalesce(${orders.currency}, 'USD')`;
const amount = sql<number>`(case ${currency} when 'CAD' then coalesce(${orders.cadNetPrice}, 0)
  else coalesce(${orders.netPrice}, 0) end)`;

/** Whether `unreportedAmountOf` is more than 0, in SQL. */
const isUnreported = and(
  isNotNull(orders.submittedAt),
  isNull(orders.cancelledAt),
  sql`${orders.registrationStatus} is distinct from 'REG_REJECTED'`,
  or(isNull(orders.paymentStatus), sql`${orders.paymentStatus} in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED')`),
  sql`${amount} > 0`,
);

function isOf(conventionId: string | undefined) {
  return conventionId === undefined ? undefined : eq(orders.conventionId, conventionId);
}

/** Number and sum of orders without a reported payment, one row for each currency. */
export async function sumUnreported(db: Executor, conventionId?: string) {
  return db
    .select({ currency, count: sql<number>`count(*)::int`, amount: sql<number>`sum(${amount})::int` })
    .from(orders)
    .where(and(isUnreported, isOf(conventionId)))
    .groupBy(currency)
    .orderBy(currency);
}

/** These orders, those first that were sent first. `search` finds anybody in the family, numbers and addresses. */
export const unreportedList = defineList(listUnreported, {
  rows: (db) =>
    db
      .select({
        order: orders,
        currency,
        amount,
        firstName: people.firstName,
        lastName: people.lastName,
        email: people.email,
        conventionName: conventions.name,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .innerJoin(conventions, eq(conventions.id, orders.conventionId)),
  ids: (db) => db.select({ id: orders.id }).from(orders),
  always: () => isUnreported,
  where: { conventionId: isOf, search: whereFamilyMatches },
  order: { by: [asc(orders.submittedAt)], unique: asc(orders.id) },
});
export type UnreportedOrderRow = RowOf<typeof unreportedList>;
