import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import {
  consents,
  conventions,
  orderParticipants,
  orders,
  organizations,
  people,
  users,
} from '#server/db/schema/schema.ts';

/** Conventions with submitted registrations, the one that starts last first. */
export async function listConventionsWithFamilies(db: Executor) {
  return db
    .select({
      _id: conventions.id,
      name: conventions.name,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      timeZone: conventions.timeZone,
    })
    .from(conventions)
    .where(
      sql`exists (select 1 from ${orders} where ${orders.conventionId} = ${conventions.id} and ${orders.submittedAt} is not null)`,
    )
    .orderBy(desc(conventions.startDate), conventions.name);
}

export async function findConvention(db: Executor, conventionId: string) {
  const [row] = await db
    .select({ name: conventions.name, startDate: conventions.startDate })
    .from(conventions)
    .where(eq(conventions.id, conventionId));
  return row;
}

/** The convention that an order is for. */
export async function findConventionOfOrder(db: Executor, orderId: string) {
  const [row] = await db
    .select({ name: conventions.name })
    .from(conventions)
    .innerJoin(orders, eq(orders.conventionId, conventions.id))
    .where(eq(orders.id, orderId));
  return row;
}

/** Which registrations of a convention can arrive: submitted, and neither cancelled nor rejected. */
export function whereArriving(conventionId: string): SQL | undefined {
  return and(
    eq(orders.conventionId, conventionId),
    isNull(orders.parentOrderId),
    isNull(orders.cancelledAt),
    isNotNull(orders.submittedAt),
    inArray(orders.registrationStatus, ['PENDING_REG_APPROVAL', 'REG_APPROVED']),
  );
}

/** The registrations of a convention that were submitted and are neither cancelled nor rejected. */
export async function listArrivingOrderIds(db: Executor, conventionId: string): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(whereArriving(conventionId));
  return rows.map(({ id }) => id);
}

/** These registrations, with the first day of their convention; add-on orders are left out. */
export async function listRegistrations(db: Executor, ids: readonly string[]) {
  return db
    .select({
      order: {
        id: orders.id,
        tempNumber: orders.tempNumber,
        permNumber: orders.permNumber,
        specialRequest: orders.specialRequest,
        registrationStatus: orders.registrationStatus,
        paymentStatus: orders.paymentStatus,
        submittedAt: orders.submittedAt,
        cancelledAt: orders.cancelledAt,
        currency: orders.currency,
        netPrice: orders.netPrice,
        cadNetPrice: orders.cadNetPrice,
      },
      startDate: conventions.startDate,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(isAmong(orders.id, ids), isNull(orders.parentOrderId)));
}

/** A registration and its add-on orders. */
export async function listOrdersOfFamily(db: Executor, registrationId: string) {
  return db
    .select()
    .from(orders)
    .where(or(eq(orders.id, registrationId), eq(orders.parentOrderId, registrationId)));
}

/** A column of somebody as it was submitted; before, as it is now. */
export const asSubmitted = (key: string, now: PgColumn, snapshot: PgColumn = orderParticipants.snapshot) =>
  sql<string | null>`case when ${snapshot} is null then ${now}::text else ${snapshot} ->> ${key} end`;

/** The local unit of somebody, whose own one is joined. */
export const submittedUnitName = (snapshot: PgColumn, now: PgColumn = organizations.name) =>
  sql<string | null>`coalesce(${snapshot} ->> 'localUnitName', ${now})`;

/** Everybody in these registrations, SELF first, as they were when it was submitted. */
export async function listPeopleOfFamilies(db: Executor, registrationIds: readonly string[]) {
  const { snapshot } = orderParticipants;
  // Looked up for those alone of whom something was not recorded: a limit keeps PostgreSQL from reading everybody for them.
  const now = db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      dob: people.dob,
      localUnitName: organizations.name,
    })
    .from(people)
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(
      and(
        eq(people.id, orderParticipants.personId),
        sql`(${snapshot} is null or ${snapshot} ->> 'localUnitName' is null)`,
      ),
    )
    .limit(1)
    .as('now');
  return db
    .select({
      orderId: orderParticipants.orderId,
      personId: orderParticipants.personId,
      attending: orderParticipants.selected,
      isRegistrant: sql<boolean>`${orderParticipants.relationship} = 'SELF'`,
      firstName: asSubmitted('firstName', now.firstName),
      lastName: asSubmitted('lastName', now.lastName),
      familyName: asSubmitted('familyName', now.familyName),
      dob: asSubmitted('dob', now.dob),
      localUnitName: submittedUnitName(snapshot, now.localUnitName),
    })
    .from(orderParticipants)
    .leftJoinLateral(now, sql`true`)
    .where(isAmong(orderParticipants.orderId, registrationIds))
    .orderBy(
      sql`${orderParticipants.relationship} <> 'SELF'`,
      asc(orderParticipants.createdAt),
      asc(orderParticipants.personId),
    );
}

/** Whom the consent forms of these registrations are for, and what became of them. */
export async function listConsentStates(db: Executor, registrationIds: readonly string[]) {
  const { orderId, minorId, state } = consents;
  return db.select({ orderId, minorId, state }).from(consents).where(isAmong(orderId, registrationIds));
}

/** Names of accounts, by id. */
export async function listStaffNames(db: Executor, userIds: readonly string[]) {
  const rows = await db
    .select({ id: users.id, firstName: people.firstName, lastName: people.lastName })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
