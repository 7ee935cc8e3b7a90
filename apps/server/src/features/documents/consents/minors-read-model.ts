import { and, asc, eq, gte, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { consents, conventions, orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

/** Which registrations are asked for. */
export interface MinorsFilter {
  /** Conventions that end on this day (`YYYY-MM-DD`) or later. */
  endsFrom: string;
  conventionId?: string | undefined;
  orderId?: string | undefined;
  /** Part of a name of the registrant, or of a number. */
  search?: string | undefined;
}

/** Submitted registrations that are neither cancelled nor rejected; the query joins their conventions and registrants. */
export function isAsked({ endsFrom, conventionId, search }: Omit<MinorsFilter, 'orderId'>): SQL | undefined {
  return and(
    isNull(orders.parentOrderId),
    isNotNull(orders.submittedAt),
    isNull(orders.cancelledAt),
    ne(orders.registrationStatus, 'REG_REJECTED'),
    gte(conventions.endDate, endsFrom),
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    search ? isOfRegistrant(orders.id, search) : undefined,
  );
}

/**
 * Submitted registrations, neither cancelled nor rejected, in which somebody attends who is under 18 when the convention
 * begins, by convention and family. Who of them needs a form is decided by the contract.
 */
export async function listRegistrationsWithMinors(db: Executor, { orderId, ...filter }: MinorsFilter) {
  const rows = await db
    .select({
      order: orders,
      conventionName: conventions.name,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      timeZone: conventions.timeZone,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      email: people.email,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        isAsked(filter),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        sql`exists (select 1 from ${orderParticipants} p where p.order_id = ${orders.id} and p.selected
          and (p.frozen->>'dob')::date > ${conventions.startDate} - interval '18 years')`,
      ),
    )
    .orderBy(asc(conventions.startDate), asc(people.familyName), asc(orders.id));
  const ids = rows.map(({ order }) => order.id);
  const [participants, forms] = [await listPeople(db, ids), await listForms(db, ids)];
  return rows.map((row) => ({
    ...row,
    people: participants.get(row.order.id) ?? [],
    consents: forms.get(row.order.id) ?? [],
  }));
}
export type RegistrationWithMinors = Awaited<ReturnType<typeof listRegistrationsWithMinors>>[number];

async function listPeople(db: Executor, orderIds: readonly string[]) {
  const { snapshot } = orderParticipants;
  const rows = await db
    .select({
      orderId: orderParticipants.orderId,
      id: orderParticipants.personId,
      attends: orderParticipants.selected,
      dob: sql<string | null>`${snapshot}->>'dob'`,
      firstName: sql<string | null>`${snapshot}->>'firstName'`,
      lastName: sql<string | null>`${snapshot}->>'lastName'`,
    })
    .from(orderParticipants)
    .where(isAmong(orderParticipants.orderId, orderIds))
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

async function listForms(db: Executor, orderIds: readonly string[]) {
  const rows = await db
    .select({ orderId: consents.orderId, minorId: consents.minorId, state: consents.state })
    .from(consents)
    .where(isAmong(consents.orderId, orderIds));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
