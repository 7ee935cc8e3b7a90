import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  depositSlipChecks,
  depositSlips,
  kickOffCounts,
  kickOffEvenings,
  kickOffMoney,
  kickOffRegistrations,
  orders,
  organizations,
  paymentChecks,
  people,
  users,
} from '#server/db/schema/schema.ts';

const opener = alias(people, 'opener');
const openerAccount = alias(users, 'opener_account');
const closer = alias(people, 'closer');
const closerAccount = alias(users, 'closer_account');

const selectEvenings = (db: Executor) =>
  db
    .select({
      evening: kickOffEvenings,
      localUnitName: organizations.name,
      conventionName: conventions.name,
      timeZone: conventions.timeZone,
      openedBy: { firstName: opener.firstName, lastName: opener.lastName },
      closedBy: { firstName: closer.firstName, lastName: closer.lastName },
    })
    .from(kickOffEvenings)
    .innerJoin(organizations, eq(organizations.id, kickOffEvenings.localUnitId))
    .innerJoin(conventions, eq(conventions.id, kickOffEvenings.conventionId))
    .innerJoin(openerAccount, eq(openerAccount.id, kickOffEvenings.openedBy))
    .innerJoin(opener, eq(opener.id, openerAccount.personId))
    .leftJoin(closerAccount, eq(closerAccount.id, kickOffEvenings.closedBy))
    .leftJoin(closer, eq(closer.id, closerAccount.personId));

/** An evening with the names around it. */
export type NamedEvening = Awaited<ReturnType<typeof listEveningRows>>[number];

/** The evenings of a convention, the newest first. */
export function listEveningRows(db: Executor, conventionId: string) {
  return selectEvenings(db)
    .where(eq(kickOffEvenings.conventionId, conventionId))
    .orderBy(desc(kickOffEvenings.day), desc(kickOffEvenings.id));
}

export async function findEvening(db: Executor, id: string): Promise<NamedEvening | undefined> {
  const [row] = await selectEvenings(db).where(eq(kickOffEvenings.id, id));
  return row;
}

/** How many families each of these evenings registered. */
export async function countFamilies(
  db: Executor,
  eveningIds: readonly string[],
): Promise<Map<string, number>> {
  if (eveningIds.length === 0) return new Map();
  const rows = await db
    .select({ eveningId: kickOffRegistrations.eveningId, families: count() })
    .from(kickOffRegistrations)
    .where(inArray(kickOffRegistrations.eveningId, [...eveningIds]))
    .groupBy(kickOffRegistrations.eveningId);
  return new Map(rows.map(({ eveningId, families }) => [eveningId, families]));
}

const actor = alias(people, 'actor');
const actorAccount = alias(users, 'actor_account');
const actorName = { firstName: actor.firstName, lastName: actor.lastName };

/** What was noted on these evenings, in the order in which it came. */
export async function listMoneyRows(db: Executor, eveningIds: readonly string[]) {
  if (eveningIds.length === 0) return [];
  return db
    .select({ money: kickOffMoney, check: paymentChecks, by: actorName })
    .from(kickOffMoney)
    .innerJoin(actorAccount, eq(actorAccount.id, kickOffMoney.notedBy))
    .innerJoin(actor, eq(actor.id, actorAccount.personId))
    .leftJoin(paymentChecks, eq(paymentChecks.id, kickOffMoney.checkId))
    .where(inArray(kickOffMoney.eveningId, [...eveningIds]))
    .orderBy(asc(kickOffMoney.createdAt), asc(kickOffMoney.id));
}

/** The registrations that were made on an evening, in their order. */
export async function listRegistrationRows(db: Executor, eveningId: string) {
  return db
    .select({ registration: kickOffRegistrations, by: actorName })
    .from(kickOffRegistrations)
    .innerJoin(actorAccount, eq(actorAccount.id, kickOffRegistrations.registeredBy))
    .innerJoin(actor, eq(actor.id, actorAccount.personId))
    .where(eq(kickOffRegistrations.eveningId, eveningId))
    .orderBy(asc(kickOffRegistrations.createdAt), asc(kickOffRegistrations.id));
}

/** These orders with their registrants. */
export async function listFamilyRows(db: Executor, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      order: orders,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(orders.id, [...orderIds]));
}

export async function listCounts(db: Executor, eveningId: string) {
  return db
    .select({
      currency: kickOffCounts.currency,
      checks: kickOffCounts.checks,
      cash: kickOffCounts.cash,
    })
    .from(kickOffCounts)
    .where(eq(kickOffCounts.eveningId, eveningId))
    .orderBy(desc(kickOffCounts.currency));
}

/** The deposit slips that stand and have checks of the evening. */
export async function listSlipsOfEvening(db: Executor, eveningId: string) {
  return db
    .selectDistinct({ slipId: depositSlips.id, number: depositSlips.number })
    .from(kickOffMoney)
    .innerJoin(depositSlipChecks, eq(depositSlipChecks.checkId, kickOffMoney.checkId))
    .innerJoin(depositSlips, eq(depositSlips.id, depositSlipChecks.slipId))
    .where(and(eq(kickOffMoney.eveningId, eveningId), isNull(depositSlipChecks.releasedAt)))
    .orderBy(asc(depositSlips.number));
}

/** The checks of an evening that can go on a slip: on none, and with their money in the ledger. */
export async function listChecksToDeposit(db: Executor, eveningId: string) {
  return db
    .select({ id: paymentChecks.id, amount: paymentChecks.amount, currency: kickOffMoney.currency })
    .from(kickOffMoney)
    .innerJoin(paymentChecks, eq(paymentChecks.id, kickOffMoney.checkId))
    .leftJoin(
      depositSlipChecks,
      and(eq(depositSlipChecks.checkId, paymentChecks.id), isNull(depositSlipChecks.releasedAt)),
    )
    .where(
      and(
        eq(kickOffMoney.eveningId, eveningId),
        isNull(paymentChecks.reversedAs),
        isNull(depositSlipChecks.id),
      ),
    )
    .orderBy(asc(paymentChecks.id));
}
