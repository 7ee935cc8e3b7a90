import { eq, or, sql, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { conventions, orders, people, users } from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

import { currentFacts } from './current-facts-read-model.ts';
import { hasCards, waitsForFamily } from './readiness-states-read-model.ts';

/** Registrations by their ids with the facts of their readiness. */
export async function listReadinessFacts(
  db: Executor,
  { orderIds, now }: { orderIds: readonly string[]; now: Date },
) {
  return db
    .select({
      order: orders,
      conventionStarts: conventions.startDate,
      conventionEnds: conventions.endDate,
      timeZone: conventions.timeZone,
      collectsPictures: conventions.uploadFamilyPicture,
      waitsForFamily: waitsForFamily(now),
      minors: sql<number>`f.minors`,
      missingConsents: sql<number>`f.missing_consents`,
      consentsToCheck: sql<number>`f.consents_to_check`,
      hasCards: hasCards(now),
      hasPicture: sql<boolean>`f.has_picture`,
      hasTravelPlans: sql<boolean>`f.has_travel_plans`,
      hasHotelNumber: sql<boolean>`f.has_hotel_number`,
      needsRoom: sql<boolean>`f.needs_room`,
    })
    .from(sql`(${currentFacts({ orderIds })}) f`)
    .innerJoin(orders, eq(orders.id, sql`f.order_id`))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId));
}
export type ReadinessRow = Awaited<ReturnType<typeof listReadinessFacts>>[number];

/** Registrations and their add-on orders. */
export async function listOrdersWithAddons(db: Executor, registrationIds: readonly string[]) {
  return db
    .select()
    .from(orders)
    .where(or(isAmong(orders.id, registrationIds), isAmong(orders.parentOrderId, registrationIds)));
}

/** A page of these registrations, which `ids` selects, by the registrant's last name. */
export async function listNamedRegistrations(
  db: Executor,
  {
    ids,
    search,
    page,
    pageSize,
  }: { ids: SQLWrapper; search?: string | undefined; page: number; pageSize: number },
) {
  const byName = [sql`lower(${people.lastName})`, sql`lower(${people.firstName})`, orders.id];
  // What is sorted is ids: only those of the page are read as a whole.
  const named = db
    .select({ id: orders.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(orders)
    // Each is among them once. Of `in` PostgreSQL expects few, and looks up the names of many one by one.
    .innerJoin(sql`(${ids}) asked (id)`, eq(orders.id, sql`asked.id`))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(search ? isOfRegistrant(orders.id, search) : undefined)
    .orderBy(...byName)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('named');
  const rows = await db
    .select({
      order: orders,
      firstName: people.firstName,
      lastName: people.lastName,
      conventionName: conventions.name,
      total: named.total,
    })
    .from(named)
    .innerJoin(orders, eq(orders.id, named.id))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .orderBy(...byName);
  return { rows, total: rows[0]?.total ?? 0 };
}
