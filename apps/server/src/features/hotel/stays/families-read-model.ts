import { and, eq, isNotNull, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import {
  conventions,
  hotelSettings,
  hotelStays,
  orders,
  orderParticipants,
  packages,
  people,
  personCards,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

import { familyParts, lowerRoomNumbers, numbersOfSeveral } from './family-parts-read-model.ts';

const isConfirmed = sql<boolean>`coalesce(${isConfirmedRegistration}, false)`;

const capacity = sql`coalesce(${hotelSettings.roomCapacity}, 4)`;
const day = (date: SQL) => sql<string>`to_char(${date}, 'YYYY-MM-DD')`;

/** Which registrations: those of a convention or of all, or only some of them. */
export interface WhichFamilies {
  conventionId?: string | undefined;
  orderIds?: readonly string[] | Placeholder | undefined;
  /** Numbers that several families of their convention have, where these were read before or are not asked for. */
  doubleNumbers?: readonly string[] | Placeholder | undefined;
}

/**
 * The families of conventions as the hotel sees them, to select from: those that are confirmed, and others whom the
 * hotel has given a number. `rooms` restates `roomsNeeded` of the contract; a test compares the two.
 */
export function hotelFamilies(db: Executor, { conventionId, orderIds, doubleNumbers }: WhichFamilies = {}) {
  const which = and(
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    orderIds && isAmong(orders.id, orderIds),
  );
  const { guests, byHand } = familyParts(db);
  const doubles = numbersOfSeveral(db);
  const [arrival, departure] = [alias(travelLegs, 'arrival'), alias(travelLegs, 'departure')];
  const planned = {
    arrival: sql`coalesce(${arrival.date}, ${conventions.startDate})`,
    departure: sql`coalesce(${departure.date}, ${conventions.endDate})`,
  };
  // A plan that ends before it begins is a slip of the pen: the convention's days are taken.
  const isPlanPossible = sql`${planned.departure} > ${planned.arrival}`;
  const peopleCount = sql`coalesce(${guests.people}, 0)`;
  const adultCount = sql`coalesce(${guests.adults}, 0)`;
  return (
    db
      .select({
        orderId: sql<string>`${orders.id}`.as('order_id'),
        conventionId: sql<string>`${orders.conventionId}`.as('of_convention'),
        number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`.as('number'),
        tempNumber: sql<string>`${orders.tempNumber}`.as('temp_number'),
        registrantName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`.as('registrant_name'),
        lastName: sql<string>`${people.lastName}`.as('last_name'),
        familyName: sql<string | null>`${people.familyName}`.as('family_name'),
        specialRequest: sql<string>`${orders.specialRequest}`.as('special_request'),
        startDate: sql<string>`${conventions.startDate}`.as('start_date'),
        isConfirmed: isConfirmed.as('is_confirmed'),
        confirmedAt: sql<string | null>`${orders.confirmedAt}`.as('confirmed_at'),
        people: sql<number>`${peopleCount}::int`.as('people'),
        adults: sql<number>`${adultCount}::int`.as('adults'),
        rooms: sql<number>`coalesce(${byHand.rooms},
        greatest(1, least(ceil(${peopleCount}::numeric / ${capacity}), greatest(${adultCount}, 1))))::int`.as(
          'rooms',
        ),
        capacity: sql<number>`${capacity}`.as('capacity'),
        arrival: day(
          sql`case when ${isPlanPossible} then ${planned.arrival} else ${conventions.startDate} end`,
        ).as('arrival'),
        departure: day(
          sql`case when ${isPlanPossible} then ${planned.departure} else greatest(${conventions.endDate}, ${conventions.startDate} + 1) end`,
        ).as('departure'),
        arrivalIsPlanned: sql<boolean>`${arrival.date} is not null and ${isPlanPossible}`.as(
          'arrival_is_planned',
        ),
        departureIsPlanned: sql<boolean>`${departure.date} is not null and ${isPlanPossible}`.as(
          'departure_is_planned',
        ),
        hotelName: sql<string>`coalesce(${hotelStays.hotelName}, '')`.as('stay_hotel_name'),
        confirmationNumber: sql<string>`coalesce(${hotelStays.confirmationNumber}, '')`.as('stay_number'),
        address: sql<string>`coalesce(${hotelStays.address}, '')`.as('stay_address'),
        phoneNumber: sql<string>`coalesce(${hotelStays.phoneNumber}, '')`.as('stay_phone'),
        bedTypes: sql<string | null>`${hotelStays.bedTypes}`.as('stay_bed_types'),
        roomsNearby: sql<'ADJOINING' | 'CONNECTING' | null>`${hotelStays.roomsNearby}`.as(
          'stay_rooms_nearby',
        ),
        checkedInAt: sql<string | null>`${hotelStays.checkedInAt}`.as('checked_in'),
        numberedAt: sql<
          string | null
        >`case when ${hotelStays.confirmationNumber} is not null then coalesce(${hotelStays.numberedAt}, ${hotelStays.updatedAt}) end`.as(
          'numbered',
        ),
        /** One whom the hotel has given a number sleeps there, whatever was said before. */
        needsRoom:
          sql<boolean>`${hotelStays.confirmationNumber} is not null or coalesce(${hotelStays.needsRoom}, ${packages.includesRoom}, true)`.as(
            'sleeps_there',
          ),
        needsRoomSaid: sql<boolean | null>`${hotelStays.needsRoom}`.as('needs_room_said'),
        needsRoomSaidAt: sql<string | null>`${hotelStays.needsRoomSaidAt}`.as('said_at'),
        needsRoomSaidBy: sql<string | null>`(select p.first_name || ' ' || p.last_name from ${users} u
        join ${people} p on p.id = u.person_id where u.id = ${hotelStays.needsRoomSaidBy})`.as('said_by'),
        isDouble:
          sql<boolean>`coalesce(${doubleNumbers ? sql`${sql.param(doubleNumbers)}::text[]` : doubles.numbers} && ${lowerRoomNumbers}, false)`.as(
            'is_double',
          ),
        // Few have some: they are looked up once for all families.
        hasAccessNeeds: sql<boolean>`${orders.id} in (select c.order_id from ${personCards} c
        join ${orderParticipants} p on p.order_id = c.order_id and p.person_id = c.person_id
        where p.selected and cardinality(c.access_needs) > 0)`.as('has_access_needs'),
        revision: sql<number>`coalesce(${hotelStays.revision}, 0)`.as('stay_revision'),
      })
      .from(orders)
      .innerJoin(conventions, eq(conventions.id, orders.conventionId))
      // Every registration has both: joined so, they are not read where nothing of them is asked for.
      .leftJoin(users, eq(users.id, orders.userId))
      .leftJoin(people, eq(people.id, users.personId))
      .leftJoin(hotelStays, eq(hotelStays.orderId, orders.id))
      .leftJoin(packages, eq(packages.id, orders.packageId))
      .leftJoin(hotelSettings, eq(hotelSettings.conventionId, orders.conventionId))
      .leftJoinLateral(guests, sql`true`)
      .leftJoin(byHand, eq(byHand.orderId, orders.id))
      .leftJoin(arrival, and(eq(arrival.orderId, orders.id), eq(arrival.direction, 'ARRIVAL')))
      .leftJoin(departure, and(eq(departure.orderId, orders.id), eq(departure.direction, 'DEPARTURE')))
      // Reading them looks through all stays, and PostgreSQL does so even where nobody asks for them.
      .leftJoin(doubles, doubleNumbers ? sql`false` : eq(doubles.conventionId, orders.conventionId))
      .where(
        and(
          which,
          isNull(orders.parentOrderId),
          or(isConfirmedRegistration, isNotNull(hotelStays.confirmationNumber)),
        ),
      )
      .as('families')
  );
}
export type HotelFamilies = ReturnType<typeof hotelFamilies>;
