import { desc, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { handOutEvents } from '#server/db/schema/schema.ts';

/** An event as it is stored. */
export type HandOutRow = typeof handOutEvents.$inferSelect;

/** Names an add-on line on the wire: its order and its place there. */
export const addonLineId = ({ orderId, position }: { orderId: string; position: number }) =>
  `${orderId}.${position}`;

/** The line that a stored event is about. */
export const lineOf = ({ lineOrderId, linePosition }: HandOutRow) =>
  addonLineId({ orderId: lineOrderId, position: linePosition });

/** The last event of every line of these registrations that has one, by `addonLineId`. */
export async function listLastHandOuts(
  db: Executor,
  registrationIds: readonly string[],
): Promise<Map<string, HandOutRow>> {
  const { orderId, lineOrderId, linePosition, sequence } = handOutEvents;
  const rows = await db
    .selectDistinctOn([orderId, lineOrderId, linePosition])
    .from(handOutEvents)
    .where(isAmong(orderId, registrationIds))
    .orderBy(orderId, lineOrderId, linePosition, desc(sequence));
  return new Map(rows.map((row) => [lineOf(row), row]));
}

/** The recorded ones among these events, by id. */
export async function findHandOuts(db: Executor, ids: readonly string[]): Promise<Map<string, HandOutRow>> {
  const rows = await db
    .select()
    .from(handOutEvents)
    .where(inArray(handOutEvents.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Records an event. Nothing is returned when its id is taken. */
export async function insertHandOut(
  db: Executor,
  event: Omit<HandOutRow, 'sequence'>,
): Promise<HandOutRow | undefined> {
  const [row] = await db.insert(handOutEvents).values(event).onConflictDoNothing().returning();
  return row;
}
