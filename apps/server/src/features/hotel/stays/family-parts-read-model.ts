import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  hotelRoomGuests,
  hotelStays,
  orderParticipants,
  orders,
  people,
} from '#server/db/schema/schema.ts';

/** The date of birth as submitted; looked up for those alone whom nothing was recorded of. */
export const submittedDob = sql<
  string | null
>`case when ${orderParticipants.snapshot} is null then (select ${people.dob} from ${people} where ${people.id} = ${orderParticipants.personId})
  else (${orderParticipants.snapshot} ->> 'dob')::date end`;

/** The numbers of a family's rooms, to be compared: `splitRoomNumbers` of the contract, in lower case. */
export const lowerRoomNumbers = sql<string[]>`string_to_array(lower(${hotelStays.confirmationNumber}), ', ')`;

/** Who attends of each registration, the rooms put together by hand, and numbers that several families of a convention have. */
export function familyParts(db: Executor, which: SQL | undefined) {
  const guests = db
    .select({
      orderId: orderParticipants.orderId,
      people: sql<number>`count(*)`.as('people'),
      adults:
        sql<number>`count(*) filter (where ${submittedDob} <= ${conventions.startDate} - interval '18 years')`.as(
          'adults',
        ),
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(hotelStays, eq(hotelStays.orderId, orders.id))
    .where(
      and(
        which,
        eq(orderParticipants.selected, true),
        or(isConfirmedRegistration, isNotNull(hotelStays.confirmationNumber)),
      ),
    )
    .groupBy(orderParticipants.orderId)
    .as('guests');
  const byHand = db
    .select({
      orderId: hotelRoomGuests.orderId,
      rooms: sql<number>`count(distinct ${hotelRoomGuests.room})`.as('rooms'),
    })
    .from(hotelRoomGuests)
    .groupBy(hotelRoomGuests.orderId)
    .as('by_hand');
  return { guests, byHand, doubles: numbersOfSeveral(db) };
}

/** The numbers that several families of each convention have. */
export function numbersOfSeveral(db: Executor) {
  const numbers = db
    .select({
      conventionId: orders.conventionId,
      number: sql<string>`unnest(${lowerRoomNumbers})`.as('room_number'),
    })
    .from(hotelStays)
    .innerJoin(orders, eq(orders.id, hotelStays.orderId))
    .where(isNotNull(hotelStays.confirmationNumber))
    .as('numbers');
  const twice = db
    .select({ conventionId: numbers.conventionId, number: numbers.number })
    .from(numbers)
    .groupBy(numbers.conventionId, numbers.number)
    .having(sql`count(*) > 1`)
    .as('twice');
  return db
    .select({
      conventionId: twice.conventionId,
      numbers: sql<string[]>`array_agg(${twice.number})`.as('double_numbers'),
    })
    .from(twice)
    .groupBy(twice.conventionId)
    .as('doubles');
}
