import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { isInForce } from '#server/db/lines-in-force.ts';
import {
  hotelSettings,
  hotelStays,
  orderLineItems,
  orders,
  shuttleRuns,
  shuttleSeats,
} from '#server/db/schema/schema.ts';

/** Packages and add-ons of registrations and of their add-on orders, with what their status follows from. A declined add-on is none. */
export async function listBookedLines(db: Executor, registrationIds: readonly string[]) {
  const { kind, title, key, quantity } = orderLineItems;
  const ofThese = or(isAmong(orders.id, registrationIds), isAmong(orders.parentOrderId, registrationIds));
  const orderIds = db.select({ id: orders.id }).from(orders).where(ofThese);
  return db
    .select({
      registrationId: sql<string>`coalesce(${orders.parentOrderId}, ${orders.id})`,
      orderId: orderLineItems.orderId,
      position: orderLineItems.position,
      kind,
      title,
      key,
      quantity,
      order: {
        cancelledAt: orders.cancelledAt,
        submittedAt: orders.submittedAt,
        currency: orders.currency,
        netPrice: orders.netPrice,
        cadNetPrice: orders.cadNetPrice,
        registrationStatus: orders.registrationStatus,
        paymentStatus: orders.paymentStatus,
      },
    })
    .from(orderLineItems)
    .innerJoin(orders, eq(orders.id, orderLineItems.orderId))
    .where(
      and(
        // An array is looked up in the index of the lines; joined to them, all lines would be read.
        sql`${orderLineItems.orderId} = any(array(${orderIds}))`,
        inArray(kind, ['PACKAGE', 'ADDON']),
        sql`${key} is distinct from 'No'`,
        isInForce(),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id), asc(orderLineItems.position));
}

/** Hotels of registrations with their confirmation numbers; the hotel of the convention where theirs has no other. */
export async function listStays(db: Executor, registrationIds: readonly string[]) {
  return db
    .select({
      orderId: hotelStays.orderId,
      name: sql<string>`coalesce(nullif(${hotelStays.hotelName}, ''), ${hotelSettings.hotelName}, '')`,
      confirmationNumber: hotelStays.confirmationNumber,
    })
    .from(hotelStays)
    .innerJoin(orders, eq(orders.id, hotelStays.orderId))
    .leftJoin(hotelSettings, eq(hotelSettings.conventionId, orders.conventionId))
    .where(and(isAmong(hotelStays.orderId, registrationIds), isAmong(orders.id, registrationIds)));
}

/** Seats of registrations on published shuttles, the earliest first. */
export async function listPublishedSeats(db: Executor, registrationIds: readonly string[]) {
  return db
    .select({
      orderId: shuttleSeats.orderId,
      direction: shuttleSeats.direction,
      day: shuttleRuns.day,
      time: sql<string>`to_char(${shuttleRuns.departsAt}, 'HH24:MI')`,
      meetingPoint: shuttleRuns.meetingPoint,
    })
    .from(shuttleSeats)
    .innerJoin(shuttleRuns, eq(shuttleRuns.id, shuttleSeats.runId))
    .where(and(isAmong(shuttleSeats.orderId, registrationIds), isNotNull(shuttleRuns.publishedAt)))
    .orderBy(asc(shuttleRuns.day), asc(shuttleRuns.departsAt));
}
