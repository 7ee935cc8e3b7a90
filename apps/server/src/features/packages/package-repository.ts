import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, packageOffers, packages } from '#server/db/schema/schema.ts';

export type PackageRow = typeof packages.$inferSelect;
export type PackageOfferRow = typeof packageOffers.$inferSelect;

/** A package with all its offers in the order in which they stand, valid today or not. */
export interface PackageWithOffers {
  row: PackageRow;
  offers: PackageOfferRow[];
}

/** What of a convention decides which offers are valid today. */
export type OfferCalendar = Pick<
  typeof conventions.$inferSelect,
  'timeZone' | 'earlyBirdDate' | 'earlyBirdStatus'
>;

/** A package with its offers and the calendar that they follow. */
export async function findPackageRow(
  db: Executor,
  id: string,
): Promise<(PackageWithOffers & { calendar: OfferCalendar }) | undefined> {
  const [joined] = await db
    .select({
      row: packages,
      calendar: {
        timeZone: conventions.timeZone,
        earlyBirdDate: conventions.earlyBirdDate,
        earlyBirdStatus: conventions.earlyBirdStatus,
      },
    })
    .from(packages)
    .innerJoin(conventions, eq(conventions.id, packages.conventionId))
    .where(eq(packages.id, id));
  const [found] = joined ? await withOffers(db, [joined.row]) : [];
  return found && joined && { ...found, calendar: joined.calendar };
}

/** The active packages of a convention in the order that staff gave them. */
export async function listActivePackages(db: Executor, conventionId: string): Promise<PackageWithOffers[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.conventionId, conventionId), eq(packages.active, true)))
    .orderBy(asc(packages.position), asc(packages.id));
  return withOffers(db, rows);
}

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

/** Takes one place in a single statement; tells whether there was one. The row stays locked until the transaction ends. */
export async function incrementSeats(db: Executor, id: string): Promise<boolean> {
  const taken = await db
    .update(packages)
    .set({ seatsTaken: sql`${packages.seatsTaken} + 1` })
    .where(
      and(eq(packages.id, id), or(isNull(packages.capacity), lt(packages.seatsTaken, packages.capacity))),
    )
    .returning({ id: packages.id });
  return taken.length === 1;
}

/** Gives one place back; a package without taken places keeps the check from ever seeing -1. */
export async function decrementSeats(db: Executor, id: string): Promise<boolean> {
  const released = await db
    .update(packages)
    .set({ seatsTaken: sql`${packages.seatsTaken} - 1` })
    .where(and(eq(packages.id, id), sql`${packages.seatsTaken} > 0`))
    .returning({ id: packages.id });
  return released.length === 1;
}
