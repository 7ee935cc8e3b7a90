import { and, asc, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  depositSlipChecks,
  orders,
  paymentChecks,
  payments,
  people,
  users,
} from '#server/db/schema/schema.ts';

const withFamily = (db: Executor) =>
  db
    .select({
      check: paymentChecks,
      currency: payments.currency,
      orderId: orders.id,
      tempNumber: orders.tempNumber,
      firstName: people.firstName,
      lastName: people.lastName,
      conventionId: conventions.id,
      conventionName: conventions.name,
      timeZone: conventions.timeZone,
    })
    .from(paymentChecks)
    .innerJoin(payments, eq(payments.id, paymentChecks.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId));

/** A check with its family and convention. */
export type CheckWithFamily = Awaited<ReturnType<typeof listDepositableChecks>>[number];

/** Checks whose money is in the ledger and that are on no slip, oldest first; all of them, these, or those of a convention. */
export async function listDepositableChecks(
  db: Executor,
  { ids, conventionId, most }: { ids?: readonly string[]; conventionId?: string | undefined; most: number },
) {
  const onSlip = db
    .select({ id: depositSlipChecks.id })
    .from(depositSlipChecks)
    .where(and(eq(depositSlipChecks.checkId, paymentChecks.id), isNull(depositSlipChecks.releasedAt)));
  const conditions: (SQL | undefined)[] = [
    isNull(paymentChecks.reversedAs),
    notExists(onSlip),
    ids && inArray(paymentChecks.id, [...ids]),
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
  ];
  return withFamily(db)
    .where(and(...conditions))
    .orderBy(asc(paymentChecks.receivedOn), asc(paymentChecks.id))
    .limit(most);
}

/** How many of these checks there are, on a slip or not. */
export async function countChecks(db: Executor, ids: readonly string[]): Promise<number> {
  return db.$count(paymentChecks, inArray(paymentChecks.id, [...ids]));
}

/** The checks of a slip, also of one that was taken back, in the order in which they came. */
export async function listChecksOfSlip(db: Executor, slipId: string): Promise<CheckWithFamily[]> {
  const ofSlip = db
    .select({ id: depositSlipChecks.checkId })
    .from(depositSlipChecks)
    .where(eq(depositSlipChecks.slipId, slipId));
  return withFamily(db)
    .where(inArray(paymentChecks.id, ofSlip))
    .orderBy(asc(paymentChecks.receivedOn), asc(paymentChecks.id));
}
