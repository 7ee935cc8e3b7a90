import { eq, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { conventions, packages } from '#server/db/schema/schema.ts';

import { offersOfPackage, type PackageWithOffers } from './package-repository.ts';

/** The fields of a convention that decide which offers are valid today. */
export type OfferCalendar = Pick<
  typeof conventions.$inferSelect,
  'timeZone' | 'earlyBirdDate' | 'earlyBirdStatus'
>;

/** A package with its offers and the calendar of its convention. */
export async function findPackageRow(
  db: Executor,
  id: string,
): Promise<(PackageWithOffers & { calendar: OfferCalendar }) | undefined> {
  const [found] = await packageById(db, { id });
  return found;
}

const packageById = prepareStatement('package_by_id', (db, of: Record<'id', Placeholder>) =>
  db
    .select({
      row: packages,
      offers: offersOfPackage,
      calendar: {
        timeZone: conventions.timeZone,
        earlyBirdDate: conventions.earlyBirdDate,
        earlyBirdStatus: conventions.earlyBirdStatus,
      },
    })
    .from(packages)
    .innerJoin(conventions, eq(conventions.id, packages.conventionId))
    .where(eq(packages.id, of.id)),
);
