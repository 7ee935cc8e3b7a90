import { inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { shuttleActs, shuttleLostSeats, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';

export async function listOwnTravel(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(travelLegs)
    .where(inArray(travelLegs.orderId, [...orderIds]));
}

export async function listOwnShuttleSeats(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(shuttleSeats)
    .where(inArray(shuttleSeats.orderId, [...orderIds]));
}

export async function deleteTravel(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(shuttleActs).where(inArray(shuttleActs.orderId, [...orderIds]));
  await db.delete(shuttleLostSeats).where(inArray(shuttleLostSeats.orderId, [...orderIds]));
  await db.delete(shuttleSeats).where(inArray(shuttleSeats.orderId, [...orderIds]));
  await db.delete(travelLegs).where(inArray(travelLegs.orderId, [...orderIds]));
}

/** Seats that the family lost by a change of its own. */
export async function listOwnLostSeats(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(shuttleLostSeats)
    .where(inArray(shuttleLostSeats.orderId, [...orderIds]));
}
