import { eq, ilike, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { returningKinds } from '@sangamam/contract/ledger/entries/ledger';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { orderParticipants, orders, paymentEntries, payments, people } from '#server/db/schema/schema.ts';
import { familyOrder, isOfMember } from '#server/features/orders/participants/family-search-read-model.ts';

import { whereSearch } from './payment-list-read-model.ts';
import { searchedAmount } from './searched-amount.ts';

const member = alias(people, 'member');

/**
 * Finds payments by what a line of a bank statement says: everybody in the family, house name, number, address,
 * reference, amount. None of the subqueries depends on the payment, so that each is run once for the whole list.
 */
export function wherePaymentMatches(db: Executor, search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  const pattern = likePattern(search);
  const amount = searchedAmount(search);
  return or(
    whereSearch(search),
    isOfMember(db, search),
    inArray(payments.id, paymentsWithEntry(db, pattern, amount)),
    amount === undefined ? undefined : eq(payments.dueAmount, amount),
    amount === undefined ? undefined : inArray(payments.id, paymentsThatReceived(db, amount)),
  );
}

function paymentsWithEntry(db: Executor, pattern: string, amount: number | undefined) {
  return db
    .select({ id: paymentEntries.paymentId })
    .from(paymentEntries)
    .where(
      or(
        ilike(paymentEntries.reference, pattern),
        amount === undefined ? undefined : inArray(paymentEntries.amount, [amount, -amount]),
      ),
    );
}

/** Payments that received this much in all, as `receivedIn` adds it up. */
function paymentsThatReceived(db: Executor, amount: number) {
  return db
    .select({ id: paymentEntries.paymentId })
    .from(paymentEntries)
    .where(notInArray(paymentEntries.kind, [...returningKinds]))
    .groupBy(paymentEntries.paymentId)
    .having(sql`sum(${paymentEntries.amount}) = ${amount}`);
}

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
