import { listSlips } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { and, count, desc, eq, inArray, isNull, min, sql, sum, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList } from '#server/db/lists/define-list.ts';
import {
  bankStatementLines,
  conventions,
  depositSlipChecks,
  depositSlips,
  paymentChecks,
  people,
  users,
} from '#server/db/schema/schema.ts';

const slips = (db: Executor) =>
  db
    .select({
      slip: depositSlips,
      conventionName: conventions.name,
      timeZone: conventions.timeZone,
      depositedOn: bankStatementLines.bookedOn,
      statementId: bankStatementLines.statementId,
      firstName: people.firstName,
      lastName: people.lastName,
      checkCount: count(paymentChecks.id),
      total: sum(paymentChecks.amount).mapWith(Number),
      bouncedCount: sql<number>`count(${paymentChecks.reversedAs})`.mapWith(Number),
      firstReceivedOn: min(paymentChecks.receivedOn),
    })
    .from(depositSlips)
    .innerJoin(conventions, eq(conventions.id, depositSlips.conventionId))
    .innerJoin(users, eq(users.id, depositSlips.createdBy))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(depositSlipChecks, eq(depositSlipChecks.slipId, depositSlips.id))
    .innerJoin(paymentChecks, eq(paymentChecks.id, depositSlipChecks.checkId))
    .leftJoin(bankStatementLines, eq(bankStatementLines.id, depositSlips.bankLineId))
    .groupBy(depositSlips.id, conventions.id, people.id, bankStatementLines.id);

/** A slip with its sums: how many checks, of which how many bounced, and whole dollars in all. */
export type SlipWithSums = Awaited<ReturnType<typeof slipsWhere>>[number];

const slipsWhere = (db: Executor, where: SQL | undefined) => slips(db).where(where);

/** The slips of one convention, or of all, the newest first. */
export const slipList = defineList(listSlips, {
  rows: slips,
  ids: (db) => db.select({ id: depositSlips.id }).from(depositSlips),
  where: { conventionId: (conventionId) => eq(depositSlips.conventionId, conventionId) },
  order: { unique: desc(depositSlips.number) },
});

export async function findSlip(db: Executor, id: string): Promise<SlipWithSums | undefined> {
  const [row] = await slipsWhere(db, eq(depositSlips.id, id));
  return row;
}

/** Slips that stand and that no line of the bank confirms yet. */
export async function listUnmatchedSlips(db: Executor): Promise<SlipWithSums[]> {
  return slipsWhere(db, and(isNull(depositSlips.takenBackAt), isNull(depositSlips.bankLineId)));
}

/** The slips that these lines of the bank confirm. */
export async function listSlipsOfLines(db: Executor, lineIds: readonly string[]): Promise<SlipWithSums[]> {
  if (lineIds.length === 0) return [];
  return slipsWhere(db, inArray(depositSlips.bankLineId, [...lineIds]));
}
