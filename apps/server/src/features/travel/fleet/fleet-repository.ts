import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { shuttleDrivers, shuttlePlaces, shuttleRuns, shuttleVehicles } from '#server/db/schema/schema.ts';

export type DriverRow = typeof shuttleDrivers.$inferSelect;
export type VehicleRow = typeof shuttleVehicles.$inferSelect;
type PlaceRow = typeof shuttlePlaces.$inferSelect;

/** The clock of a convention at an instant: what has not left yet. */
interface Moment {
  timeZone: string;
  now: Date;
}

/** Runs that have not left yet. */
const isOpen = ({ timeZone, now }: Moment) =>
  sql`(${shuttleRuns.day} + ${shuttleRuns.departsAt}) at time zone ${timeZone} > ${now.toISOString()}::timestamptz`;

/** Locks drivers in the sequence of their ids. Drivers are locked after legs, and before vehicles and runs. */
export async function lockDrivers(db: Executor, ids: readonly string[]): Promise<DriverRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(shuttleDrivers)
    .where(inArray(shuttleDrivers.id, [...ids]))
    .orderBy(asc(shuttleDrivers.id))
    .for('update');
}

/** Locks vehicles, after drivers and before runs. */
export async function lockVehicles(db: Executor, ids: readonly string[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(shuttleVehicles)
    .where(inArray(shuttleVehicles.id, [...ids]))
    .orderBy(asc(shuttleVehicles.id))
    .for('update');
}

/** The drivers of a convention by name. */
export async function listDriverRows(db: Executor, conventionId: string): Promise<DriverRow[]> {
  return db
    .select()
    .from(shuttleDrivers)
    .where(eq(shuttleDrivers.conventionId, conventionId))
    .orderBy(asc(shuttleDrivers.name), asc(shuttleDrivers.id));
}

/** The vehicles of a convention by name. */
export async function listVehicleRows(db: Executor, conventionId: string): Promise<VehicleRow[]> {
  return db
    .select()
    .from(shuttleVehicles)
    .where(eq(shuttleVehicles.conventionId, conventionId))
    .orderBy(asc(shuttleVehicles.name), asc(shuttleVehicles.id));
}

export async function insertDriver(
  db: Executor,
  values: typeof shuttleDrivers.$inferInsert,
): Promise<DriverRow[]> {
  return db.insert(shuttleDrivers).values(values).returning();
}

export async function insertVehicle(
  db: Executor,
  values: typeof shuttleVehicles.$inferInsert,
): Promise<VehicleRow[]> {
  return db.insert(shuttleVehicles).values(values).returning();
}

/** Changes a driver and counts that. */
export async function updateDriverRow(
  db: Executor,
  id: string,
  change: Pick<DriverRow, 'name' | 'phone'>,
): Promise<DriverRow[]> {
  return db
    .update(shuttleDrivers)
    .set({ ...change, revision: sql`${shuttleDrivers.revision} + 1` })
    .where(eq(shuttleDrivers.id, id))
    .returning();
}

/** Changes a vehicle and counts that. */
export async function updateVehicleRow(
  db: Executor,
  id: string,
  change: Pick<VehicleRow, 'name' | 'seats'>,
): Promise<VehicleRow[]> {
  return db
    .update(shuttleVehicles)
    .set({ ...change, revision: sql`${shuttleVehicles.revision} + 1` })
    .where(eq(shuttleVehicles.id, id))
    .returning();
}

/** Deletes drivers; their runs keep name and phone. */
export async function deleteDriverRows(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(shuttleDrivers).where(inArray(shuttleDrivers.id, [...ids]));
}

/** The ids of all drivers there are. */
export async function listDriverIds(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: shuttleDrivers.id }).from(shuttleDrivers);
  return rows.map(({ id }) => id);
}

/** Deletes a vehicle; its runs are without one then. */
export async function deleteVehicleRow(db: Executor, id: string): Promise<void> {
  await db.delete(shuttleVehicles).where(eq(shuttleVehicles.id, id));
}

/** Locks the runs of a driver that have not left yet, in the sequence of their ids. */
export async function lockOpenRunsOfDriver(db: Executor, driverId: string, moment: Moment) {
  return db
    .select()
    .from(shuttleRuns)
    .where(and(eq(shuttleRuns.driverId, driverId), isOpen(moment)))
    .orderBy(asc(shuttleRuns.id))
    .for('update');
}

/** Locks the runs of a vehicle that have not left yet, in the sequence of their ids. */
export async function lockOpenRunsOfVehicle(db: Executor, vehicleId: string, moment: Moment) {
  return db
    .select()
    .from(shuttleRuns)
    .where(and(eq(shuttleRuns.vehicleId, vehicleId), isOpen(moment)))
    .orderBy(asc(shuttleRuns.id))
    .for('update');
}

/** How many runs that have not left yet each driver and each vehicle of a convention has, by id. */
export async function countOpenRuns(
  db: Executor,
  conventionId: string,
  moment: Moment,
): Promise<Map<string, number>> {
  const { driverId, vehicleId } = shuttleRuns;
  const where = and(eq(shuttleRuns.conventionId, conventionId), isOpen(moment));
  const rows = [
    ...(await db.select({ id: driverId, runs: count() }).from(shuttleRuns).where(where).groupBy(driverId)),
    ...(await db.select({ id: vehicleId, runs: count() }).from(shuttleRuns).where(where).groupBy(vehicleId)),
  ];
  return new Map(rows.flatMap(({ id, runs }) => (id === null ? [] : [[id, runs] as const])));
}

/** What runs of each airport of a convention start with, where somebody has said so. */
export async function listPlaceRows(db: Executor, conventionId: string): Promise<PlaceRow[]> {
  return db.select().from(shuttlePlaces).where(eq(shuttlePlaces.conventionId, conventionId));
}

export async function savePlaceRow(db: Executor, row: PlaceRow): Promise<void> {
  await db
    .insert(shuttlePlaces)
    .values(row)
    .onConflictDoUpdate({ target: [shuttlePlaces.conventionId, shuttlePlaces.airportCode], set: row });
}
