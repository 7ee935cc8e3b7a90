import { and, asc, desc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listPayments, type PaymentSort } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { countTogether } from '#server/db/count-together.ts';
import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf, type RowOf } from '#server/db/lists/define-list.ts';
import { conventions, orders, paymentEntries, payments, people, users } from '#server/db/schema/schema.ts';
import {
  isOfRegistrant,
  typedNumber,
} from '#server/features/orders/participants/family-search-read-model.ts';
import { whereLabelled } from '#server/features/casework/labels/labelled-records-read-model.ts';
import { contains } from '#server/db/word-parts.ts';

/** Finds the registrant's name and address, the payer's address and both numbers. */
export function whereSearch(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  return or(
    isOfRegistrant(orders.id, search, { number: typedNumber(search), email: true }),
    contains([payments.payerEmail], search),
  );
}

/** What each sort looks at; with a hyphen before its name, the other way round. */
const sortKeys: Record<Exclude<PaymentSort, `-${string}`>, readonly SQLWrapper[]> = {
  reported: [payments.createdAt],
  dueDate: [payments.dueDate],
  amount: [payments.dueAmount],
  name: [sql`lower(${people.lastName})`, sql`lower(${people.firstName})`],
};

/** Conditions of search, view and care need the actor and the day: `matching` has them (`matchingOf`). */
const inMatching = () => undefined;

/** The treasurer's list, with order, payer and convention; with `ids`, only those. */
export const paymentList = defineList(listPayments, {
  rows: (db) =>
    db
      .select({ payment: payments, order: orders, person: people, conventionName: conventions.name })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .innerJoin(conventions, eq(conventions.id, orders.conventionId)),
  // Orders, those of add-ons among them.
  ids: (db) => db.select({ id: orders.id }).from(payments).innerJoin(orders, eq(orders.id, payments.orderId)),
  always: ({ matching }: { matching: readonly (SQL | undefined)[] }) => and(...matching),
  where: {
    ids: (ids) => inArray(payments.id, ids),
    state: (state) => eq(payments.state, state),
    method: (method) => eq(payments.method, method),
    currency: (currency) => eq(payments.currency, currency),
    conventionId: (conventionId) => eq(orders.conventionId, conventionId),
    label: (label) => whereLabelled('PAYMENT', payments.id, label),
    view: inMatching,
    search: inMatching,
    assigned: inMatching,
    followUp: inMatching,
  },
  order: ({ sort }) => {
    const inOrder = sort.startsWith('-') ? desc : asc;
    const keys = sortKeys[sort.replace(/^-/u, '') as keyof typeof sortKeys];
    return { by: keys.map((key) => inOrder(key)), unique: inOrder(payments.id) };
  },
});
export type PaymentFilter = FilterOf<typeof paymentList>;
export type PaymentListRow = RowOf<typeof paymentList>;

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
      each: these.map(paymentList.where),
    }),
  );
}

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
