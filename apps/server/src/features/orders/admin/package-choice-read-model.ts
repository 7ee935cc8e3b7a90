import { asc, desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, packages } from '#server/db/schema/schema.ts';

/** Packages of one convention or of all, the latest convention first; withdrawn ones, too, since registrations keep them. */
export async function listPackageChoiceRows(db: Executor, conventionId: string | undefined) {
  return db
    .select({ _id: packages.id, name: packages.name, conventionName: conventions.name })
    .from(packages)
    .innerJoin(conventions, eq(conventions.id, packages.conventionId))
    .where(conventionId === undefined ? undefined : eq(packages.conventionId, conventionId))
    .orderBy(desc(conventions.startDate), asc(packages.position), asc(packages.name));
}
