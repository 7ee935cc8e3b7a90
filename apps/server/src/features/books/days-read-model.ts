import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bookClosings, orders, paymentEntries, payments, people, users } from '#server/db/schema/schema.ts';

import type { BookKey } from './book-key.ts';

/** Days of a book, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** What is held of a payment up to an entry. */
const heldUpTo = sql`sum(${paymentEntries.amount}) over (partition by ${paymentEntries.paymentId} order by ${paymentEntries.createdAt}, ${paymentEntries.id})`;

/** Fees held once `held` is held: what is beyond the net price, at most the fee. */
const feesHeld = (held: ReturnType<typeof sql>) => sql`least(greatest(${held} - net, 0), fee)`;

/** The entries summed by day, method and kind, with their part of the convenience fees. Whole dollars. */
export async function sumDays(
  db: Executor,
  { conventionId, currency, timeZone }: BookKey,
  { from, to }: DayRange,
) {
  const booked = db
    .select({
      id: paymentEntries.id,
      kind: paymentEntries.kind,
      amount: paymentEntries.amount,
      method: payments.method,
      day: sql<string>`to_char(${paymentEntries.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      held: heldUpTo.as('held'),
      net: sql`${payments.netAmount}`.as('net'),
      fee: sql`${payments.feeAmount}`.as('fee'),
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.conventionId, conventionId), eq(payments.currency, currency)))
    .as('booked');
  return db
    .select({
      day: booked.day,
      method: booked.method,
      kind: booked.kind,
      entries: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${booked.amount})::int`,
      fee: sql<number>`sum(${feesHeld(sql`held`)} - ${feesHeld(sql`held - ${booked.amount}`)})::int`,
      newest: sql<number>`max(${booked.id})::int`,
    })
    .from(booked)
    .where(sql`${booked.day} between ${from} and ${to}`)
    .groupBy(booked.day, booked.method, booked.kind)
    .orderBy(asc(booked.day), asc(booked.method), asc(booked.kind));
}
export type SummedKind = Awaited<ReturnType<typeof sumDays>>[number];

/** The closings that stand, with the names of who closed. */
export async function listClosings(
  db: Executor,
  { conventionId, currency }: BookKey,
  { from, to }: DayRange,
) {
  return db
    .select({ closing: bookClosings, firstName: people.firstName, lastName: people.lastName })
    .from(bookClosings)
    .innerJoin(users, eq(users.id, bookClosings.closedBy))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(bookClosings.conventionId, conventionId),
        eq(bookClosings.currency, currency),
        sql`${bookClosings.day} between ${from} and ${to}`,
        sql`${bookClosings.reopenedAt} is null`,
      ),
    );
}
export type ClosingRow = Awaited<ReturnType<typeof listClosings>>[number];
