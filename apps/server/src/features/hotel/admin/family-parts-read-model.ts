import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

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
    .where(and(which, eq(orderParticipants.selected, true)))
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
  const number = sql<string>`lower(${hotelStays.confirmationNumber})`;
  const doubles = db
    .select({ conventionId: orders.conventionId, number: number.as('number') })
    .from(hotelStays)
    .innerJoin(orders, eq(orders.id, hotelStays.orderId))
    .where(isNotNull(hotelStays.confirmationNumber))
    .groupBy(orders.conventionId, number)
    .having(sql`count(*) > 1`)
    .as('doubles');
  return { guests, byHand, doubles };
}
