import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { shuttleRuns, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';

/** A run as it is stored. */
export type RunRow = typeof shuttleRuns.$inferSelect;
type Direction = RunRow['direction'];

/** One direction of a family. */
export interface LegKey {
  orderId: string;
  direction: Direction;
}

export async function insertRuns(
  db: Executor,
  runs: readonly (typeof shuttleRuns.$inferInsert)[],
): Promise<RunRow[]> {
  if (runs.length === 0) return [];
  return db
    .insert(shuttleRuns)
    .values([...runs])
    .returning();
}

/** Changes a run and counts that. */
export async function updateRunRow(
  db: Executor,
  id: string,
  change: Partial<typeof shuttleRuns.$inferInsert>,
): Promise<RunRow> {
  const [row] = await db
    .update(shuttleRuns)
    .set({ ...change, revision: sql`${shuttleRuns.revision} + 1` })
    .where(eq(shuttleRuns.id, id))
    .returning();
  if (!row) throw new Error(`Run ${id} vanished under its lock`);
  return row;
}

/** Deletes runs with the seats on them. */
export async function deleteRunRows(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(shuttleRuns).where(isAmong(shuttleRuns.id, ids));
}

/** Locks runs in the sequence of their ids. Answers those that exist. */
export async function lockRuns(db: Executor, ids: readonly string[]): Promise<RunRow[]> {
  return db
    .select()
    .from(shuttleRuns)
    .where(inArray(shuttleRuns.id, [...ids]))
    .orderBy(asc(shuttleRuns.id))
    .for('update');
}

/** The runs of a driver or of a vehicle. */
export async function listRunsWith(
  db: Executor,
  { driverId, vehicleId }: { driverId?: string; vehicleId?: string },
): Promise<RunRow[]> {
  return db
    .select()
    .from(shuttleRuns)
    .where(
      driverId === undefined
        ? eq(shuttleRuns.vehicleId, vehicleId ?? '')
        : eq(shuttleRuns.driverId, driverId),
    )
    .orderBy(asc(shuttleRuns.day), asc(shuttleRuns.departsAt), asc(shuttleRuns.id));
}

/** Locks one direction of a family's plan. Legs are always locked before runs. */
export async function lockLeg(db: Executor, { orderId, direction }: LegKey) {
  const [row] = await db
    .select()
    .from(travelLegs)
    .where(and(eq(travelLegs.orderId, orderId), eq(travelLegs.direction, direction)))
    .for('update');
  return row;
}

/** The seats on these runs. */
export async function listSeats(db: Executor, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .select()
    .from(shuttleSeats)
    .where(inArray(shuttleSeats.runId, [...runIds]))
    .orderBy(asc(shuttleSeats.runId), asc(shuttleSeats.orderId));
}

/** The seats of one direction of a family, on all runs. */
export async function listSeatsOfLeg(db: Executor, { orderId, direction }: LegKey) {
  return db
    .select()
    .from(shuttleSeats)
    .where(and(eq(shuttleSeats.orderId, orderId), eq(shuttleSeats.direction, direction)));
}

/** Gives seats; more of them where the family has some on the run already. */
export async function addSeats(
  db: Executor,
  seats: readonly (typeof shuttleSeats.$inferInsert)[],
): Promise<void> {
  if (seats.length === 0) return;
  await db
    .insert(shuttleSeats)
    .values([...seats])
    .onConflictDoUpdate({
      target: [shuttleSeats.runId, shuttleSeats.orderId],
      set: { passengers: sql`${shuttleSeats.passengers} + excluded.passengers` },
    });
}

/** Takes seats of a family on a run away: all of them, or leaves this many. */
export async function takeSeats(
  db: Executor,
  { runId, orderId, left }: { runId: string; orderId: string; left: number },
): Promise<void> {
  const where = and(eq(shuttleSeats.runId, runId), eq(shuttleSeats.orderId, orderId));
  await (left === 0
    ? db.delete(shuttleSeats).where(where)
    : db.update(shuttleSeats).set({ passengers: left }).where(where));
}

/** The run whose driver has the link with this hash. */
export async function findRunByLink(db: Executor, linkHash: Buffer): Promise<RunRow | undefined> {
  const [row] = await db.select().from(shuttleRuns).where(eq(shuttleRuns.linkHash, linkHash));
  return row;
}

/** Empties what runs before `day` (`YYYY-MM-DD`) say about their drivers. */
export async function purgeDriversBefore(db: Executor, day: string): Promise<void> {
  const { driverName, driverPhone, linkHash } = shuttleRuns;
  await db
    .update(shuttleRuns)
    .set({ driverName: '', driverPhone: '', linkHash: null })
    .where(and(lt(shuttleRuns.day, day), or(ne(driverName, ''), ne(driverPhone, ''), isNotNull(linkHash))));
}
