import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, paymentEntries, payments, people, refunds, users } from '#server/db/schema/schema.ts';

import type { BookKey } from './book-key.ts';

/** What the ledger has of each payment, added up once for all of them: books do not read what payments say that they hold. */
const ledger = (db: Executor) =>
  db
    .select({
      paymentId: paymentEntries.paymentId,
      held: sql<number>`sum(${paymentEntries.amount})`.as('held_entries'),
      entries: sql<number>`count(*)`.as('entries'),
    })
    .from(paymentEntries)
    .groupBy(paymentEntries.paymentId)
    .as('ledger');
type Ledger = ReturnType<typeof ledger>;

const heldOf = ({ held }: Ledger) => sql<number>`coalesce(${held}, 0)::int`;
const entriesOf = ({ entries }: Ledger) => sql<number>`coalesce(${entries}, 0)::int`;
const ofPayment = ({ paymentId }: Ledger) => eq(paymentId, payments.id);
const net = sql`case ${orders.currency} when 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end`;
const openOf = (entries: Ledger) =>
  sql<number>`(${net} + coalesce(${payments.feeAmount}, 0) - ${heldOf(entries)})::int`;
const isActive = sql<boolean>`(${orders.cancelledAt} is null and ${orders.registrationStatus} <> 'REG_REJECTED')`;

const family = {
  orderId: orders.id,
  tempNumber: orders.tempNumber,
  permNumber: orders.permNumber,
  firstName: people.firstName,
  lastName: people.lastName,
  email: people.email,
};

/** Active orders of which something is still to be paid, the longest due first; without a day last. */
export async function listOpenBalances(db: Executor, { conventionId, currency }: BookKey) {
  const entries = ledger(db);
  const open = openOf(entries);
  return db
    .select({ ...family, open, dueDate: payments.dueDate })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(
      payments,
      and(
        eq(payments.orderId, orders.id),
        inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']),
      ),
    )
    .leftJoin(entries, ofPayment(entries))
    .where(
      and(
        eq(orders.conventionId, conventionId),
        eq(orders.currency, currency),
        isNotNull(orders.submittedAt),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
        sql`${orders.paymentStatus} is distinct from 'PAYMENT_APPROVED'`,
        sql`${open} > 0`,
      ),
    )
    .orderBy(sql`${payments.dueDate} nulls last`, asc(orders.id));
}
export type OpenBalanceRow = Awaited<ReturnType<typeof listOpenBalances>>[number];

/** Fees held by method: of each payment what is held beyond the net price, at most the fee. */
export async function sumFees(db: Executor, { conventionId, currency }: BookKey) {
  const entries = ledger(db);
  const fees = sql<number>`sum(least(greatest(${heldOf(entries)} - ${payments.netAmount}, 0), ${payments.feeAmount}))::int`;
  return db
    .select({ method: payments.method, amount: fees })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(entries, ofPayment(entries))
    .where(and(eq(orders.conventionId, conventionId), eq(payments.currency, currency)))
    .groupBy(payments.method)
    .having(sql`${fees} > 0`)
    .orderBy(asc(payments.method));
}

/** Refunds and what families get of them, by state. */
export async function sumRefunds(db: Executor, { conventionId, currency }: BookKey) {
  return db
    .select({
      state: refunds.state,
      refunds: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${refunds.amount})::int`,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.conventionId, conventionId), eq(refunds.currency, currency)))
    .groupBy(refunds.state);
}

/** Payments that may not agree with their ledger or order; `discrepancyOf` of the contract says what is wrong. */
export async function listSuspects(db: Executor, { conventionId, currency }: BookKey) {
  const ofLedger = ledger(db);
  const held = heldOf(ofLedger);
  const entries = entriesOf(ofLedger);
  return db
    .select({
      ...family,
      state: payments.state,
      due: payments.dueAmount,
      held,
      entries,
      orderIsActive: isActive,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(ofLedger, ofPayment(ofLedger))
    .where(
      and(
        eq(orders.conventionId, conventionId),
        eq(payments.currency, currency),
        sql`(${entries} = 0 or ${held} > ${payments.dueAmount}
          or (${held} > 0 and (not ${isActive} or ${payments.state} in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED')))
          or (${held} < ${payments.dueAmount} and ${payments.state} = 'PAYMENT_APPROVED'))`,
      ),
    )
    .orderBy(asc(payments.id));
}
