import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { conventions, orders, paymentEntries, payments, people, users } from '#server/db/schema/schema.ts';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';

/** Filters of the treasurer's list; with `ids`, only those. */
export interface PaymentFilter {
  ids?: readonly string[] | undefined;
  state?: PaymentStatus | undefined;
  conventionId?: string | undefined;
  /** What search and view allow (`wherePaymentMatches`, `whereInView`). */
  matching: readonly (SQL | undefined)[];
  page: number;
  pageSize: number;
}

/** Finds the registrant's name and address, the payer's address and both numbers. */
export function whereSearch(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  const pattern = likePattern(search);
  const number = likePattern(search.replaceAll(/[\s-]/gu, ''));
  return or(
    sql`${people.firstName} || ' ' || ${people.lastName} ilike ${pattern}`,
    sql`${people.email} ilike ${pattern}`,
    sql`${payments.payerEmail} ilike ${pattern}`,
    sql`${orders.tempNumber} ilike ${number}`,
    sql`${orders.permNumber} ilike ${number}`,
  );
}

/** A page of payments with order, payer and convention, the newest first. */
export async function listPaymentRows(db: Executor, filter: PaymentFilter) {
  const where = and(
    filter.ids && inArray(payments.id, [...filter.ids]),
    filter.state && eq(payments.state, filter.state),
    filter.conventionId === undefined ? undefined : eq(orders.conventionId, filter.conventionId),
    ...filter.matching,
  );
  const rows = await db
    .select({ payment: payments, order: orders, person: people, conventionName: conventions.name })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
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
