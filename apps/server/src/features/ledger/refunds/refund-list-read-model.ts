import { and, asc, count, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { openRefundStates, type RefundState } from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Executor } from '#server/db/executor.ts';
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

/** Filters of the queue of refunds; `id` is one of them. */
export interface RefundFilter {
  id?: string;
  state?: RefundState | undefined;
  conventionId?: string | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of refunds with payment, order, payer and convention: the open ones first, the oldest of them on top. */
export async function listRefundRows(
  db: Executor,
  { id, state, conventionId, search, page, pageSize }: RefundFilter,
) {
  const where = and(
    id === undefined ? undefined : eq(refunds.id, id),
    state && eq(refunds.state, state),
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    whereSearch(search),
  );
  const isOver = sql`case when ${inArray(refunds.state, [...openRefundStates, 'SENT'])} then 0 else 1 end`;
  const rows = await db
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
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(where)
    .orderBy(isOver, sql`case when ${isOver} = 0 then ${refunds.createdAt} end`, desc(refunds.createdAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
export type RefundListRow = Awaited<ReturnType<typeof listRefundRows>>['rows'][number];

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
  { search, conventionId }: Pick<RefundFilter, 'search' | 'conventionId'>,
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
