import type { Context } from '#server/db/context.ts';

import { listAddonChoiceRows, listPackageChoiceRows } from './package-choice-read-model.ts';

/** Packages that registrations can be filtered by, of one convention or of all, the latest convention first. */
export function listPackageChoices(ctx: Context, conventionId: string | undefined) {
  return listPackageChoiceRows(ctx.db, conventionId);
}

/** Add-ons that registrations can be filtered by, in the same way. */
export function listAddonChoices(ctx: Context, conventionId: string | undefined) {
  return listAddonChoiceRows(ctx.db, conventionId);
}
