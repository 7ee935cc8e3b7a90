import { and, eq, isNotNull, sql } from 'drizzle-orm';

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

/**
 * The rooms put together by hand, and how many attend of a registration, of whom how many are adults: counted family by
 * family by their own index, to be joined with `orders` and `conventions`.
 */
export function familyParts(db: Executor) {
  const guests = db
    .select({
      people: sql<number>`count(*)`.as('people'),
      adults:
        sql<number>`count(*) filter (where ${submittedDob} <= ${conventions.startDate} - interval '18 years')`.as(
          'adults',
        ),
    })
    .from(orderParticipants)
    .where(and(eq(orderParticipants.orderId, orders.id), eq(orderParticipants.selected, true)))
    .as('guests');
  const byHand = db
    .select({
      orderId: hotelRoomGuests.orderId,
      rooms: sql<number>`count(distinct ${hotelRoomGuests.room})`.as('rooms'),
    })
    .from(hotelRoomGuests)
    .groupBy(hotelRoomGuests.orderId)
    .as('by_hand');
  return { guests, byHand };
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
