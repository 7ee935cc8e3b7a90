import { and, eq, inArray, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  consents,
  conventions,
  familyPictures,
  hotelStays,
  orderParticipants,
  orders,
  packages,
  people,
  personCards,
  registrationQuestions,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';
import { lacksRequiredAnswer } from '#server/features/people/questionnaire/questionnaire-read-model.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

/**
 * The stored facts of readiness, apart from money, of the registrations that `which` selects (of `orders`), to join by their
 * `orderId`: every fact in one pass, whatever their number. `missingConsents` and `minorsOf` of the contract say the same of
 * forms, `conversationState` of questions; tests compare them.
 */
export function storedFacts(db: Executor, { now, which }: { now: Date; which: SQL | undefined }) {
  // By their age when the convention begins.
  const minors = db
    .select({
      orderId: orderParticipants.orderId,
      personId: orderParticipants.personId,
      siblings: sql<number>`count(*) over (partition by ${orderParticipants.orderId})`.as('siblings'),
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        which,
        eq(orderParticipants.selected, true),
        sql`(${orderParticipants.snapshot} ->> 'dob')::date > ${conventions.startDate} - interval '18 years'`,
      ),
    )
    .as('minors');
  const hasForm = (state: SQL) => sql<boolean>`coalesce(bool_or(${consents.state} ${state}), false)`;
  const covered = db
    .select({
      orderId: minors.orderId,
      isSent: hasForm(sql`= 'SENT'`).as('is_sent'),
      isAccepted: hasForm(sql`= 'ACCEPTED'`).as('is_accepted'),
    })
    .from(minors)
    .leftJoin(
      consents,
      and(
        eq(consents.orderId, minors.orderId),
        or(eq(consents.minorId, minors.personId), and(isNull(consents.minorId), eq(minors.siblings, 1))),
      ),
    )
    .groupBy(minors.orderId, minors.personId)
    .as('covered');
  const { isSent, isAccepted } = covered;
  const forms = db
    .select({
      orderId: covered.orderId,
      minors: sql<number>`count(*)::int`.as('minors'),
      missing: sql<number>`(count(*) filter (where not ${isSent} and not ${isAccepted}))::int`.as('missing'),
      toCheck: sql<number>`(count(*) filter (where ${isSent} and not ${isAccepted}))::int`.as('to_check'),
    })
    .from(covered)
    .groupBy(covered.orderId)
    .as('forms');
  const directions = db
    .select({ orderId: travelLegs.orderId, planned: sql<number>`count(*)`.as('planned') })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .where(which)
    .groupBy(travelLegs.orderId)
    .as('directions');
  return db
    .select({
      orderId: orders.id,
      waitsForFamily:
        sql<boolean>`exists (select from ${registrationQuestions} q where q.order_id = ${orders.id}
        and q.closed_at is null and q.answered_at is null and q.waits_until > ${now})`.as('waits_for_family'),
      minors: sql<number>`coalesce(${forms.minors}, 0)`.as('minors'),
      missingConsents: sql<number>`coalesce(${forms.missing}, 0)`.as('missing_consents'),
      consentsToCheck: sql<number>`coalesce(${forms.toCheck}, 0)`.as('consents_to_check'),
      hasCards:
        sql<boolean>`not ${lacksRequiredAnswer(now)} and not exists (select from ${orderParticipants} p left join ${personCards} c
        on c.order_id = p.order_id and c.person_id = p.person_id
        where p.order_id = ${orders.id} and p.selected and c.id is null)`.as('has_cards'),
      // One that staff hid does not go into the souvenir book.
      hasPicture: sql<boolean>`coalesce(${familyPictures.state} <> 'HIDDEN', false)`.as('has_picture'),
      hasTravelPlans: sql<boolean>`coalesce(${directions.planned} = 2, false)`.as('has_travel_plans'),
      hasHotelNumber: sql<boolean>`${hotelStays.confirmationNumber} is not null`.as('has_hotel_number'),
      needsRoom: sql<boolean>`coalesce(${hotelStays.needsRoom}, ${packages.includesRoom}, true)`.as(
        'needs_a_room',
      ),
    })
    .from(orders)
    .leftJoin(forms, eq(forms.orderId, orders.id))
    .leftJoin(familyPictures, eq(familyPictures.orderId, orders.id))
    .leftJoin(directions, eq(directions.orderId, orders.id))
    .leftJoin(hotelStays, eq(hotelStays.orderId, orders.id))
    .leftJoin(packages, eq(packages.id, orders.packageId))
    .where(and(which, isNull(orders.parentOrderId)))
    .as('facts');
}

/** Registrations by their ids with the facts of their readiness. */
export async function listReadinessFacts(
  db: Executor,
  { orderIds, now }: { orderIds: readonly string[]; now: Date },
) {
  const which = sql`${orders.id} = any(${sql.param(orderIds)}::uuid[])`;
  const facts = storedFacts(db, { now, which });
  return db
    .select({
      order: orders,
      conventionStarts: conventions.startDate,
      conventionEnds: conventions.endDate,
      timeZone: conventions.timeZone,
      collectsPictures: conventions.uploadFamilyPicture,
      waitsForFamily: facts.waitsForFamily,
      minors: facts.minors,
      missingConsents: facts.missingConsents,
      consentsToCheck: facts.consentsToCheck,
      hasCards: facts.hasCards,
      hasPicture: facts.hasPicture,
      hasTravelPlans: facts.hasTravelPlans,
      hasHotelNumber: facts.hasHotelNumber,
      needsRoom: facts.needsRoom,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(facts, eq(facts.orderId, orders.id))
    .where(which);
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
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(sql`${orders.id} in (${ids})`, search ? isOfRegistrant(orders.id, search) : undefined))
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
