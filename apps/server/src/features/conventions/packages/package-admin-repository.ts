import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { packageOffers, packages } from '#server/db/schema/schema.ts';

import { withOffers, type PackageRow, type PackageWithOffers } from './package-repository.ts';

/** All packages of a convention, including inactive ones, in the order set by staff. */
export async function listAllPackages(db: Executor, conventionId: string): Promise<PackageWithOffers[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(eq(packages.conventionId, conventionId))
    .orderBy(asc(packages.position), asc(packages.id));
  return withOffers(db, rows);
}

/** Locks a package of a convention, so that nobody takes a place meanwhile. */
export async function lockPackage(
  db: Executor,
  conventionId: string,
  id: string,
): Promise<PackageRow | undefined> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.conventionId, conventionId)))
    .for('no key update');
  return row;
}

type Values = Omit<typeof packages.$inferInsert, 'id' | 'revision'>;
type Offers = readonly Omit<typeof packageOffers.$inferInsert, 'packageId' | 'position'>[];

/** Inserts a package with its offers, or updates the one with this `id` and increments its revision. */
export async function storePackage(
  db: Executor,
  values: Values,
  offers: Offers,
  id?: string,
): Promise<string> {
  const [row] =
    id === undefined
      ? await db.insert(packages).values(values).returning({ id: packages.id })
      : await db
          .update(packages)
          .set({ ...values, revision: sql`${packages.revision} + 1` })
          .where(eq(packages.id, id))
          .returning({ id: packages.id });
  if (!row) throw new Error('A package was not stored');
  await db.delete(packageOffers).where(eq(packageOffers.packageId, row.id));
  if (offers.length > 0) {
    await db
      .insert(packageOffers)
      .values(offers.map((offer, position) => ({ ...offer, packageId: row.id, position })));
  }
  return row.id;
}

/** Deletes a package with its offers; a foreign key prevents it where an order has it. */
export async function removePackage(db: Executor, id: string): Promise<void> {
  await db.delete(packages).where(eq(packages.id, id));
}

/** The position of a new package, which stands last. */
export async function nextPackagePosition(db: Executor, conventionId: string): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${packages.position}) + 1, 0)` })
    .from(packages)
    .where(eq(packages.conventionId, conventionId));
  return row?.next ?? 0;
}

/** Gives them the positions of their ids. Their content stays, and so does their revision. */
export async function storePackageOrder(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update ${packages} set position = given.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as given(id, place) where ${packages.id} = given.id`);
}
