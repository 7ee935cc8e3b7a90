import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { jsonRows } from '#server/db/statements/json-rows.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { packageOffers, packages } from '#server/db/schema/schema.ts';

export type PackageRow = typeof packages.$inferSelect;

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

/** Takes one place in a single statement; false when none is left. The row stays locked until the transaction ends. */
export async function incrementPlacesTaken(db: Executor, id: string): Promise<boolean> {
  const taken = await db
    .update(packages)
    .set({ seatsTaken: sql`${packages.seatsTaken} + 1` })
    .where(
      and(eq(packages.id, id), or(isNull(packages.capacity), lt(packages.seatsTaken, packages.capacity))),
    )
    .returning({ id: packages.id });
  return taken.length === 1;
}

/** Releases one place and returns the package as it is then; undefined where no place was taken. */
export async function decrementPlacesTaken(
  db: Executor,
  id: string,
): Promise<Pick<PackageRow, 'seatsTaken' | 'capacity'> | undefined> {
  const [released] = await db
    .update(packages)
    .set({ seatsTaken: sql`${packages.seatsTaken} - 1` })
    .where(and(eq(packages.id, id), sql`${packages.seatsTaken} > 0`))
    .returning({ seatsTaken: packages.seatsTaken, capacity: packages.capacity });
  return released;
}

export async function listPackageNames(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(inArray(packages.id, [...ids]));
}

/** Whether a change of the participants clears the package of an order; false for a deleted package. */
export async function findClearedOnParticipantChange(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isCleared: packages.clearedOnParticipantChange })
    .from(packages)
    .where(eq(packages.id, id));
  return row?.isCleared ?? false;
}
