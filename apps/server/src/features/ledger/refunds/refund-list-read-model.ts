import { and, asc, count, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listRefunds } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { openRefundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type RowOf } from '#server/db/lists/define-list.ts';
import {
  conventions,
  orders,
  payments,
  people,
  refunds,
  refundSteps,
  users,
} from '#server/db/schema/schema.ts';

import { whereSearch } from '../payments/payment-list-read-model.ts';

const isOver = sql`case when ${inArray(refunds.state, [...openRefundStates, 'SENT'])} then 0 else 1 end`;

/** Refunds with payment, order, payer and convention: the open ones first, the oldest of them on top; with `id`, only that one. */
export const refundList = defineList(listRefunds, {
  rows: (db) =>
    db
      .select({
        refund: refunds,
        payment: payments,
        order: orders,
        person: people,
        conventionName: conventions.name,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .innerJoin(conventions, eq(conventions.id, orders.conventionId)),
  ids: (db) =>
    db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, refunds.orderId)),
  always: ({ id }: { id?: string }) => (id === undefined ? undefined : eq(refunds.id, id)),
  where: {
    state: (state) => eq(refunds.state, state),
    conventionId: (conventionId) => eq(orders.conventionId, conventionId),
    search: whereSearch,
  },
  order: {
    by: [isOver, sql`case when ${isOver} = 0 then ${refunds.createdAt} end`, desc(refunds.createdAt)],
    unique: desc(refunds.id),
  },
});
export type RefundListRow = RowOf<typeof refundList>;

/** The steps of these refunds, in order, with the names of their actors. */
export async function listStepsOf(db: Executor, refundIds: readonly string[]) {
  if (refundIds.length === 0) return [];
  const actor = alias(people, 'actor');
  return db
    .select({ step: refundSteps, actorFirstName: actor.firstName, actorLastName: actor.lastName })
    .from(refundSteps)
    .leftJoin(users, eq(users.id, refundSteps.actorId))
    .leftJoin(actor, eq(actor.id, users.personId))
    .where(inArray(refundSteps.refundId, [...refundIds]))
    .orderBy(asc(refundSteps.id));
}
export type RefundListStep = Awaited<ReturnType<typeof listStepsOf>>[number];

/** Number and sum of refunds by state and currency, of one convention or of all. */
export async function sumRefunds(db: Executor, conventionId?: string) {
  return db
    .select({
      state: refunds.state,
      currency: refunds.currency,
      count: count(),
      amount: sql<number>`sum(${refunds.amount})::int`,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(conventionId === undefined ? undefined : eq(orders.conventionId, conventionId))
    .groupBy(refunds.state, refunds.currency)
    .orderBy(refunds.state, refunds.currency);
}

/**
 * Payments of which more is held than can be due, the oldest first, with what is held. `refundDueOf` says how much of it
 * is to be given back.
 */
export async function listOverpaid(
  db: Executor,
  { search, conventionId }: { search?: string | undefined; conventionId?: string | undefined },
) {
  return db
    .select({ payment: payments, order: orders, held: payments.held })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
        gt(payments.held, 0),
        or(
          gt(payments.held, payments.dueAmount),
          isNotNull(orders.cancelledAt),
          eq(orders.registrationStatus, 'REG_REJECTED'),
          inArray(payments.state, ['PAYMENT_DECLINED', 'PAYMENT_REJECTED']),
        ),
        whereSearch(search),
      ),
    )
    .orderBy(payments.createdAt, payments.id);
}
