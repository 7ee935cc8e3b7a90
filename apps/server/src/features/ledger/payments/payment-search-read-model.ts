import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { isReturning } from '#server/db/parts-of-indexes.ts';
import { orderParticipants, orders, paymentEntries, payments, people } from '#server/db/schema/schema.ts';
import {
  familyOrder,
  ordersOfMember,
  ordersOfRegistrant,
  typedNumber,
} from '#server/features/orders/participants/family-search-read-model.ts';
import { contains } from '#server/db/word-parts.ts';

import { searchedAmount } from './searched-amount.ts';

const member = alias(people, 'member');

const paying = alias(payments, 'paying');

/**
 * Finds payments by what a line of a bank statement says: everybody in the family, house name, number, address,
 * reference, amount. None of the subqueries depends on the payment, so that each is run once for the whole list, by an index.
 */
export function wherePaymentMatches(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  const amount = searchedAmount(search);
  const select = sql`select ${paying.id} from ${payments} paying where`;
  const ofRegistrant = ordersOfRegistrant(search, { number: typedNumber(search), email: true });
  const found = [
    sql`${select} ${paying.orderId} in (${ofRegistrant})`,
    sql`${select} ${paying.orderId} in (${ordersOfMember(search)})`,
    sql`${select} ${contains([paying.payerEmail], search)}`,
    sql`select ${paymentEntries.paymentId} from ${paymentEntries} where ${contains([paymentEntries.reference], search)}`,
    ...(amount === undefined ? [] : paymentsOver(amount)),
  ];
  return sql`${payments.id} in (${sql.join(found, sql` union all `)})`;
}

/**
 * Payments of which this much is due, with an entry of this much, or that received it in all, as `receivedIn` adds it up: what a payment
 * holds where nothing was returned, so that entries are added up of the others alone.
 */
const paymentsOver = (amount: number): SQL[] => {
  const returned = sql`select ${paymentEntries.paymentId} from ${paymentEntries} where ${isReturning(paymentEntries)}`;
  return [
    sql`select ${paymentEntries.paymentId} from ${paymentEntries} where ${inArray(paymentEntries.amount, [amount, -amount])}`,
    sql`select ${paying.id} from ${payments} paying where ${paying.dueAmount} = ${amount}
      or (${paying.held} = ${amount} and ${paying.id} not in (${returned}))`,
    sql`select ${paymentEntries.paymentId} from ${paymentEntries} where ${paymentEntries.paymentId} in (${returned})
      and not ${isReturning(paymentEntries)} group by ${paymentEntries.paymentId} having sum(${paymentEntries.amount}) = ${amount}`,
  ];
};

/** Everybody in the families of these payments. */
export async function listFamiliesOf(db: Executor, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select({
      paymentId: payments.id,
      relationship: orderParticipants.relationship,
      firstName: member.firstName,
      lastName: member.lastName,
      familyName: member.familyName,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(orderParticipants, eq(orderParticipants.orderId, familyOrder))
    .innerJoin(member, eq(member.id, orderParticipants.personId))
    .where(inArray(payments.id, [...paymentIds]))
    .orderBy(orderParticipants.createdAt, member.id);
}
export type FamilyMember = Awaited<ReturnType<typeof listFamiliesOf>>[number];
