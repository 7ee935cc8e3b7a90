import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, packages } from '#server/db/schema/schema.ts';

import { type PackageWithOffers, withOffers } from './package-repository.ts';

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
