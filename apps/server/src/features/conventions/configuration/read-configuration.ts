import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';
import { addonsInConfiguration } from '#server/features/conventions/addons/configure-addon.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';
import {
  listAll,
  treasurerDraftsOf,
} from '#server/features/conventions/configuration/configure-convention.ts';
import { packagesInConfiguration } from '#server/features/conventions/packages/configure-package.ts';
import { listOrganizations } from '#server/features/conventions/reference-data/list-organizations.ts';
import { countUntranslated } from '#server/features/conventions/translations/translate-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readinessIssues, readinessWarnings } from './readiness-issues.ts';
import { countWithoutSecondFactor, findHotel, hasOlderPagesOnly } from './surroundings-read-model.ts';

/**
 * A convention with its catalogue and readiness issues.
 *
 * @throws NOT_FOUND
 */
export async function readConfiguration(
  ctx: Context,
  conventionId: string,
): Promise<ConventionConfiguration> {
  const row = await findConvention(ctx, conventionId);
  if (!row) throw new AppError('NOT_FOUND');
  const whole = {
    ...row,
    _id: row.id,
    openedAt: row.openedAt?.toISOString() ?? null,
    registrationOpen: isRegistrationOpen(row, ctx.now()),
    ...(await treasurerDraftsOf(ctx, conventionId)),
    packages: await packagesInConfiguration(ctx, conventionId),
    addons: await addonsInConfiguration(ctx, conventionId),
  };
  const localUnits = await listOrganizations(ctx, { type: 'LOCAL_UNIT', active: true });
  const today = calendarDateIn(row.timeZone, ctx.now());
  return {
    ...whole,
    missing: readinessIssues(whole, { today, localUnits: localUnits.length }),
    notices: readinessWarnings(whole, {
      ...(await findHotel(ctx.db, conventionId)),
      hasOlderPagesOnly: await hasOlderPagesOnly(ctx.db, conventionId),
      untranslated: await countUntranslated(ctx, whole),
      withoutSecondFactor: await countWithoutSecondFactor(ctx.db, ctx.now()),
    }),
  };
}

/** Every convention, latest first. */
export async function listConfigurations(ctx: Context) {
  const rows = await listAll(ctx);
  return rows.map((row) => ({ ...row, _id: row.id, registrationOpen: isRegistrationOpen(row, ctx.now()) }));
}
