import { desc, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { arrivalEvents } from '#server/db/schema/schema.ts';

/** An event as it is stored. */
export type ArrivalEvent = typeof arrivalEvents.$inferSelect;

/** The last event of everybody in these orders who has one, by the id of the person. */
export async function listLastEvents(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, ArrivalEvent>> {
  const rows = await db
    .selectDistinctOn([arrivalEvents.orderId, arrivalEvents.personId])
    .from(arrivalEvents)
    .where(isAmong(arrivalEvents.orderId, orderIds))
    .orderBy(arrivalEvents.orderId, arrivalEvents.personId, desc(arrivalEvents.sequence));
  return new Map(rows.map((row) => [eventKey(row), row]));
}

/** Names a person in an order: the same person may come to several conventions. */
export const eventKey = ({ orderId, personId }: Pick<ArrivalEvent, 'orderId' | 'personId'>) =>
  `${orderId} ${personId}`;

/** The recorded ones among these events, by id. */
export async function findEvents(db: Executor, ids: readonly string[]): Promise<Map<string, ArrivalEvent>> {
  const rows = await db
    .select()
    .from(arrivalEvents)
    .where(inArray(arrivalEvents.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Records an event. Nothing is returned when its id is taken. */
export async function insertEvent(
  db: Executor,
  event: Omit<ArrivalEvent, 'sequence'>,
): Promise<ArrivalEvent | undefined> {
  const [row] = await db.insert(arrivalEvents).values(event).onConflictDoNothing().returning();
  return row;
}
