import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';
import type { PaymentSort } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { countTogether } from '#server/db/count-together.ts';
import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, paymentEntries, payments, people, users } from '#server/db/schema/schema.ts';
import {
  isOfRegistrant,
  typedNumber,
} from '#server/features/orders/participants/family-search-read-model.ts';
import { contains } from '#server/db/word-parts.ts';

/** Filters of the treasurer's list; with `ids`, only those. */
export interface PaymentFilter {
  ids?: readonly string[] | undefined;
  state?: PaymentStatus | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  conventionId?: string | undefined;
  /** What search and view allow (`wherePaymentMatches`, `whereInView`). */
  matching: readonly (SQL | undefined)[];
}

/** The part of the list that is asked for. */
interface PaymentPage {
  sort: PaymentSort;
  page: number;
  pageSize: number;
}

/** Finds the registrant's name and address, the payer's address and both numbers. */
export function whereSearch(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  return or(
    isOfRegistrant(orders.id, search, { number: typedNumber(search), email: true }),
    contains([payments.payerEmail], search),
  );
}

const sorts: Record<PaymentSort, SQL[]> = {
  reported: [asc(payments.createdAt), asc(payments.id)],
  '-reported': [desc(payments.createdAt), desc(payments.id)],
  dueDate: [asc(payments.dueDate), asc(payments.id)],
  '-dueDate': [desc(payments.dueDate), desc(payments.id)],
  amount: [asc(payments.dueAmount), asc(payments.id)],
  '-amount': [desc(payments.dueAmount), desc(payments.id)],
  name: [sql`lower(${people.lastName}) asc`, sql`lower(${people.firstName}) asc`, asc(payments.id)],
  '-name': [sql`lower(${people.lastName}) desc`, sql`lower(${people.firstName}) desc`, desc(payments.id)],
};

/** The payments that match a filter. The query joins their orders. */
function wherePayment(filter: PaymentFilter): SQL | undefined {
  return and(
    filter.ids && inArray(payments.id, [...filter.ids]),
    filter.state && eq(payments.state, filter.state),
    filter.method && eq(payments.method, filter.method),
    filter.currency && eq(payments.currency, filter.currency),
    filter.conventionId === undefined ? undefined : eq(orders.conventionId, filter.conventionId),
    ...filter.matching,
  );
}

/**
 * How many payments match each of these filters, in their order. None of them names the payer. Those of one convention that nothing
 * finds by an index are counted in one pass.
 */
export function countPaymentsEach(db: Executor, filters: readonly PaymentFilter[]): Promise<number[]> {
  return countTogether(
    db,
    filters,
    (filter) => (filter.matching.some((condition) => condition) ? filter : filter.conventionId),
    (these) => ({
      from: sql`${payments} join ${orders} on ${orders.id} = ${payments.orderId}`,
      where:
        these[0]?.conventionId === undefined ? undefined : eq(orders.conventionId, these[0].conventionId),
      each: these.map(wherePayment),
    }),
  );
}

/** The orders whose payments match, those of add-ons among them: to be selected from. */
export function ordersWithPayment(db: Executor, filter: PaymentFilter) {
  return db
    .select({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(wherePayment(filter));
}

/** A page of payments with order, payer and convention. */
export async function listPaymentRows(db: Executor, filter: PaymentFilter & PaymentPage) {
  const where = wherePayment(filter);
  const rows = await db
    .select({ payment: payments, order: orders, person: people, conventionName: conventions.name })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(where)
    .orderBy(...sorts[filter.sort])
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
export type PaymentListRow = Awaited<ReturnType<typeof listPaymentRows>>['rows'][number];

/** The ledger entries of these payments, in order, with the names of their actors. */
export async function listEntriesOf(db: Executor, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  const actor = alias(people, 'actor');
  return db
    .select({ entry: paymentEntries, actorFirstName: actor.firstName, actorLastName: actor.lastName })
    .from(paymentEntries)
    .leftJoin(users, eq(users.id, paymentEntries.actorId))
    .leftJoin(actor, eq(actor.id, users.personId))
    .where(inArray(paymentEntries.paymentId, [...paymentIds]))
    .orderBy(asc(paymentEntries.id));
}
export type PaymentListEntry = Awaited<ReturnType<typeof listEntriesOf>>[number];
