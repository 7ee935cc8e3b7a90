import { and, eq, inArray, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import {
  consents,
  conventions,
  familyPictures,
  hotelStays,
  orderParticipants,
  orders,
  people,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

/**
 * The stored facts of a registration's readiness, apart from its money; in SQL, for a query that has `conventions`.
 * `missingConsents` and `minorsOf` of the contract say the same of forms; a test compares them.
 */
export function storedFacts(orderId: AnyColumn) {
  // By their age when the convention begins.
  const countMinors = (and = sql``) => sql<number>`(select count(*)::int from ${orderParticipants} p
    where p.order_id = ${orderId} and p.selected
      and (p.frozen->>'dob')::date > ${conventions.startDate} - interval '18 years' ${and})`;
  const hasForm = (state: SQL) => sql`exists (select 1 from ${consents} k
    where k.order_id = p.order_id and k.state ${state}
      and (k.minor_id = p.person_id or (k.minor_id is null and ${countMinors()} = 1)))`;
  return {
    minors: countMinors(),
    missingConsents: countMinors(sql`and not ${hasForm(sql`<> 'RETURNED'`)}`),
    consentsToCheck: countMinors(sql`and ${hasForm(sql`= 'SENT'`)} and not ${hasForm(sql`= 'ACCEPTED'`)}`),
    // One that staff hid does not go into the souvenir book.
    hasPicture: sql<boolean>`exists (select 1 from ${familyPictures} f
      where f.order_id = ${orderId} and f.state <> 'HIDDEN')`,
    hasTravelPlans: sql<boolean>`(select count(*) from ${travelLegs} l where l.order_id = ${orderId}) = 2`,
    hasHotelNumber: sql<boolean>`exists (select 1 from ${hotelStays} h
      where h.order_id = ${orderId} and h.confirmation_number is not null)`,
  };
}

/** Registrations by their ids with the facts of their readiness. */
export async function listReadinessFacts(db: Executor, orderIds: readonly string[]) {
  return db
    .select({
      order: orders,
      conventionStarts: conventions.startDate,
      conventionEnds: conventions.endDate,
      timeZone: conventions.timeZone,
      collectsPictures: conventions.uploadFamilyPicture,
      ...storedFacts(orders.id),
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(inArray(orders.id, [...orderIds]), isNull(orders.parentOrderId)));
}
export type ReadinessRow = Awaited<ReturnType<typeof listReadinessFacts>>[number];

/** Registrations and their add-on orders. */
export async function listOrdersWithAddons(db: Executor, registrationIds: readonly string[]) {
  const ids = [...registrationIds];
  return db
    .select()
    .from(orders)
    .where(or(inArray(orders.id, ids), inArray(orders.parentOrderId, ids)));
}

/** A page of these registrations by the registrant's last name. */
export async function listNamedRegistrations(
  db: Executor,
  {
    ids,
    search,
    page,
    pageSize,
  }: { ids: readonly string[]; search?: string | undefined; page: number; pageSize: number },
) {
  const pattern = search && likePattern(search);
  const where = and(
    sql`${orders.id} = any(${sql.param(ids)}::uuid[])`,
    pattern
      ? or(
          sql`${people.firstName} || ' ' || ${people.lastName} ilike ${pattern}`,
          sql`${orders.tempNumber} ilike ${pattern}`,
          sql`${orders.permNumber} ilike ${pattern}`,
        )
      : undefined,
  );
  const rows = await db
    .select({
      order: orders,
      firstName: people.firstName,
      lastName: people.lastName,
      conventionName: conventions.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(where)
    .orderBy(sql`lower(${people.lastName})`, sql`lower(${people.firstName})`, orders.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: rows[0]?.total ?? 0 };
}
