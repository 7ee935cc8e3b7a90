import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { jsonRows } from '#server/db/statements/json-rows.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { packageOffers, packages } from '#server/db/schema/schema.ts';

export type PackageRow = typeof packages.$inferSelect;

/** What decides how many places of a package are left. */
export type PlacesOfPackage = Pick<PackageRow, 'capacity' | 'seatsTaken' | 'seatsHeld' | 'familiesWaiting'>;

export type PackageOfferRow = typeof packageOffers.$inferSelect;

/** A package with all its offers in their order, valid today or not. */
export interface PackageWithOffers {
  row: PackageRow;
  offers: PackageOfferRow[];
}

/** The active packages of a convention in the order that staff gave them. */
export async function listActivePackages(db: Executor, conventionId: string): Promise<PackageWithOffers[]> {
  return activePackages(db, { conventionId });
}

/** The offers of a package as a column beside it. */
export const offersOfPackage = jsonRows(
  packageOffers,
  eq(packageOffers.packageId, packages.id),
  packageOffers.position,
);

const activePackages = prepareStatement('active_packages', (db, of: Record<'conventionId', Placeholder>) =>
  db
    .select({ row: getTableColumns(packages), offers: offersOfPackage })
    .from(packages)
    .where(and(eq(packages.conventionId, of.conventionId), eq(packages.active, true)))
    .orderBy(asc(packages.position), asc(packages.id)),
);

/** These packages with all their offers. */
export async function withOffers(db: Executor, rows: readonly PackageRow[]): Promise<PackageWithOffers[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const offers = await db
    .select()
    .from(packageOffers)
    .where(inArray(packageOffers.packageId, ids))
    .orderBy(asc(packageOffers.position));
  const byPackage = Map.groupBy(offers, ({ packageId }) => packageId);
  return rows.map((row) => ({ row, offers: byPackage.get(row.id) ?? [] }));
}

const hasPlace = or(
  isNull(packages.capacity),
  sql`${packages.seatsTaken} + ${packages.seatsHeld} < ${packages.capacity}`,
);

/**
 * Takes one place in a single statement; false when none is left, or when families wait for it and `passesWaitList` is
 * not set. The row stays locked until the transaction ends.
 */
export async function incrementPlacesTaken(
  db: Executor,
  id: string,
  { passesWaitList }: { passesWaitList: boolean },
): Promise<boolean> {
  const taken = await takePlace(db, { id, passesWaitList });
  return taken.length === 1;
}

const takePlace = prepareStatement(
  'take_package_place',
  (db, of: Record<'id' | 'passesWaitList', Placeholder>) =>
    db
      .update(packages)
      .set({ seatsTaken: sql`${packages.seatsTaken} + 1` })
      .where(
        and(
          eq(packages.id, of.id),
          hasPlace,
          or(sql`${of.passesWaitList}::bool`, eq(packages.familiesWaiting, 0)),
        ),
      )
      .returning({ id: packages.id }),
);

/** Releases one place and returns the package as it is then; undefined where no place was taken. */
export async function decrementPlacesTaken(db: Executor, id: string): Promise<PlacesOfPackage | undefined> {
  const [released] = await db
    .update(packages)
    .set({ seatsTaken: sql`${packages.seatsTaken} - 1` })
    .where(and(eq(packages.id, id), sql`${packages.seatsTaken} > 0`))
    .returning({
      capacity: packages.capacity,
      seatsTaken: packages.seatsTaken,
      seatsHeld: packages.seatsHeld,
      familiesWaiting: packages.familiesWaiting,
    });
  return released;
}

/** Locks these packages, always in the same order. */
export async function lockPackages(db: Executor, ids: readonly string[]): Promise<PackageRow[]> {
  return db
    .select()
    .from(packages)
    .where(inArray(packages.id, [...ids]))
    .orderBy(asc(packages.id))
    .for('no key update');
}

/** Stores how many places are held, and how many families wait; the caller has locked the package. */
export async function storeWaitListCounts(
  db: Executor,
  id: string,
  counts: Pick<PackageRow, 'seatsHeld' | 'familiesWaiting'>,
): Promise<void> {
  await db.update(packages).set(counts).where(eq(packages.id, id));
}

export async function listPackageNames(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(inArray(packages.id, [...ids]));
}

/** Whether a change of the participants clears the package of an order; false for a deleted package. */
export async function findClearedOnParticipantChange(db: Executor, id: string): Promise<boolean> {
  const [row] = await clearedOnChange(db, { id });
  return row?.isCleared ?? false;
}

const clearedOnChange = prepareStatement('package_cleared_on_change', (db, of: Record<'id', Placeholder>) =>
  db.select({ isCleared: packages.clearedOnParticipantChange }).from(packages).where(eq(packages.id, of.id)),
);
