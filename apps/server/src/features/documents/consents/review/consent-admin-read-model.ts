import { listConsents } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf } from '#server/db/lists/define-list.ts';
import { isNamed, nameFound } from '#server/db/name-search.ts';
import {
  consents,
  conventions,
  files,
  orderParticipants,
  orders,
  people,
  users,
} from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

const minor = alias(people, 'minor');
const responsible = alias(people, 'responsible');
const decider = alias(people, 'decider');
const deciderAccount = alias(users, 'decider_account');
const nameOf = (person: typeof minor | typeof responsible | typeof decider) => ({
  firstName: person.firstName,
  lastName: person.lastName,
});

function rowsFrom(db: Executor) {
  return db
    .select({
      consent: consents,
      file: files,
      order: orders,
      conventionName: conventions.name,
      startDate: conventions.startDate,
      registrant: { firstName: people.firstName, lastName: people.lastName, familyName: people.familyName },
      minor: nameOf(minor),
      /** As submitted. */
      minorDob: sql<string | null>`coalesce(${orderParticipants.snapshot}->>'dob', ${minor.dob}::text)`,
      responsible: nameOf(responsible),
      decider: nameOf(decider),
    })
    .from(consents)
    .innerJoin(files, eq(files.id, consents.fileId))
    .innerJoin(orders, eq(orders.id, consents.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(minor, eq(minor.id, consents.minorId))
    .innerJoin(responsible, eq(responsible.id, consents.responsibleId))
    .leftJoin(
      orderParticipants,
      and(eq(orderParticipants.orderId, consents.orderId), eq(orderParticipants.personId, consents.minorId)),
    )
    .leftJoin(deciderAccount, eq(deciderAccount.id, consents.decidedBy))
    .leftJoin(decider, eq(decider.id, deciderAccount.personId));
}

export async function findConsentRow(db: Executor, id: string) {
  const [row] = await rowsFrom(db).where(eq(consents.id, id));
  return row;
}
export type ConsentAdminRow = NonNullable<Awaited<ReturnType<typeof findConsentRow>>>;

/** Nobody decides about forms of cancelled and rejected registrations. */
const counts = and(
  isNull(orders.cancelledAt),
  sql`${orders.registrationStatus} is distinct from 'REG_REJECTED'`,
);

/** Forms of registrations that count, the oldest first. */
export const consentList = defineList(listConsents, {
  rows: rowsFrom,
  ids: (db) =>
    db
      .select({ id: orders.id })
      .from(consents)
      .innerJoin(orders, eq(orders.id, consents.orderId))
      .leftJoin(minor, eq(minor.id, consents.minorId)),
  always: () => counts,
  where: {
    state: (state) => eq(consents.state, state),
    conventionId: (conventionId) => eq(orders.conventionId, conventionId),
    search: (search) =>
      or(
        isOfRegistrant(orders.id, search),
        and(isNamed(consents.minorId, search), nameFound([minor.firstName, minor.lastName], search)),
      ),
  },
  order: { by: [asc(consents.createdAt)], unique: asc(consents.id) },
});
export type ConsentFilter = FilterOf<typeof consentList>;

/** The form that waits longest, besides one. */
export async function findNextConsent(db: Executor, besides: string): Promise<string | null> {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .innerJoin(orders, eq(orders.id, consents.orderId))
    .where(and(counts, eq(consents.state, 'SENT'), ne(consents.id, besides)))
    .orderBy(asc(consents.createdAt), asc(consents.id))
    .limit(1);
  return row?.id ?? null;
}
