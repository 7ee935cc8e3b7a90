import { and, eq, inArray, isNull, or, sql, type AnyColumn } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  files,
  hotelStays,
  orderParticipants,
  orders,
  travelLegs,
} from '#server/db/schema/schema.ts';

/**
 * The stored facts of a registration's readiness, apart from its money; in SQL, for a query that has `conventions`.
 * Forms do not say yet which minor they cover: one form counts for all.
 */
export function storedFacts(orderId: AnyColumn) {
  const fileOf = (kind: 'CONSENT_FORM' | 'FAMILY_PICTURE') => sql<boolean>`exists (select 1 from ${files} f
    where f.order_id = ${orderId} and f.kind = ${kind} and f.deleted_at is null)`;
  // By their age when the convention begins.
  const minors = sql<number>`(select count(*)::int from ${orderParticipants} p
    where p.order_id = ${orderId} and p.selected
      and (p.frozen->>'dob')::date > ${conventions.startDate} - interval '18 years')`;
  return {
    minors,
    missingConsents: sql<number>`case when ${fileOf('CONSENT_FORM')} then 0 else ${minors} end`,
    consentsToCheck: sql<number>`0`,
    hasPicture: fileOf('FAMILY_PICTURE'),
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
