import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { DriverRun } from '@sangamam/contract/travel/driver/driver-endpoints';

import type { Context } from '#server/db/context.ts';
import { hashSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listFamiliesLeft } from '../shuttles/shuttle-read-model.ts';
import { readRun } from '../shuttles/read-runs.ts';
import { findRunByLink, type RunRow } from '../shuttles/shuttle-repository.ts';

/** A run that leaves late in the evening ends after midnight: its link works some hours longer than its day. */
const graceMs = 4 * 60 * 60_000;

/**
 * The run of a driver's link.
 *
 * @throws NOT_FOUND for a link that is unknown, revoked, or of a day that is over where the convention is
 */
export async function requireLinkedRun(ctx: Context, token: string): Promise<RunRow> {
  const run = await findRunByLink(ctx.db, hashSecretToken(token));
  if (!run) throw new AppError('NOT_FOUND');
  const { timeZone } = await conventionById(ctx, run.conventionId);
  const today = calendarDateIn(timeZone, new Date(ctx.now().getTime() - graceMs));
  if (today > run.day) throw new AppError('NOT_FOUND');
  return run;
}

/** What the driver sees of it. */
export async function readDriverRun(ctx: Context, { id, conventionId }: RunRow): Promise<DriverRun> {
  const { name: conventionName } = await conventionById(ctx, conventionId);
  const { families, ...run } = await readRun(ctx, id);
  return {
    ...run,
    runId: id,
    conventionName,
    left: (await listFamiliesLeft(ctx.db, id)).map(({ orderId, person, passengers }) => ({
      familyId: orderId,
      familyName: fullName(person),
      passengers,
    })),
    families: families.map(({ orderId, ...family }) => ({ ...family, familyId: orderId })),
  };
}
