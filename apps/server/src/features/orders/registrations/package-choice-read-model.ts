import { asc, desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { addons, conventions, packages } from '#server/db/schema/schema.ts';

/** Packages of one convention or of all, the latest convention first; withdrawn ones, too, since registrations keep them. */
export async function listPackageChoiceRows(db: Executor, conventionId: string | undefined) {
  return db
    .select({ _id: packages.id, name: packages.name, conventionName: conventions.name })
    .from(packages)
    .innerJoin(conventions, eq(conventions.id, packages.conventionId))
    .where(conventionId === undefined ? undefined : eq(packages.conventionId, conventionId))
    .orderBy(desc(conventions.startDate), asc(packages.position), asc(packages.name));
}

/** Add-ons of one convention or of all, in the same way. */
export async function listAddonChoiceRows(db: Executor, conventionId: string | undefined) {
  return db
    .select({ _id: addons.id, name: addons.title, conventionName: conventions.name })
    .from(addons)
    .innerJoin(conventions, eq(conventions.id, addons.conventionId))
    .where(conventionId === undefined ? undefined : eq(addons.conventionId, conventionId))
    .orderBy(desc(conventions.startDate), asc(addons.position), asc(addons.title));
}
