import { earlierFolder, listMigrations, migrationsFolder } from '#server/db/migrate/schema-version.ts';

/** The migrations before 1.0.0, oldest first. */
export const earlierSteps = listMigrations(earlierFolder);

const allSteps = [...earlierSteps, ...listMigrations(migrationsFolder)];

/** Creation time of the step before the one of that name, for `upTo` of `migrate`. */
export function stepBefore(tag: string): number {
  const before = allSteps[allSteps.findIndex((step) => step.tag === tag) - 1];
  if (before === undefined) throw new Error(`No step is before ${tag}.`);
  return before.when;
}
