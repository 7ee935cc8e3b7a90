import { desc, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareInsert } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { arrivalEvents } from '#server/db/schema/schema.ts';

/** An event as it is stored. */
export type ArrivalEvent = typeof arrivalEvents.$inferSelect;

/** The last event of everybody in these orders who has one, by the id of the person. */
export async function listLastEvents(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, ArrivalEvent>> {
  const rows = await selectLast(db, { orderIds });
  return new Map(rows.map((row) => [eventKey(row), row]));
}

const selectLast = prepareStatement('last_arrival_events', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .selectDistinctOn([arrivalEvents.orderId, arrivalEvents.personId])
    .from(arrivalEvents)
    .where(isAmong(arrivalEvents.orderId, of.orderIds))
    .orderBy(arrivalEvents.orderId, arrivalEvents.personId, desc(arrivalEvents.sequence)),
);

/** Names a person in an order: the same person may come to several conventions. */
export const eventKey = ({ orderId, personId }: Pick<ArrivalEvent, 'orderId' | 'personId'>) =>
  `${orderId} ${personId}`;

/** The recorded ones among these events, by id. */
export async function findEvents(db: Executor, ids: readonly string[]): Promise<Map<string, ArrivalEvent>> {
  const rows = await selectEvents(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const selectEvents = prepareStatement('arrival_events', (db, of: Record<'ids', Placeholder>) =>
  db.select().from(arrivalEvents).where(isAmong(arrivalEvents.id, of.ids)),
);

/** Records an event. Nothing is returned when its id is taken. */
export async function insertEvent(
  db: Executor,
  event: Omit<ArrivalEvent, 'sequence'>,
): Promise<ArrivalEvent | undefined> {
  const [row] = await insertOne(db, [event]);
  return row;
}

type NewEvent = typeof arrivalEvents.$inferInsert;
const insertOne = prepareInsert('insert_arrival_event', arrivalEvents, (db, events: NewEvent[]) =>
  db.insert(arrivalEvents).values(events).onConflictDoNothing().returning(),
);
