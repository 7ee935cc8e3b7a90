import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findConvention, listConventionsWithFamilies } from './families-read-model.ts';

/** Conventions with registrations: the one that is now or comes next first, then later ones, then past ones. */
export async function listDeskConventions(ctx: Context) {
  const all = await listConventionsWithFamilies(ctx.db);
  const isOver = ({ endDate, timeZone }: (typeof all)[number]) =>
    endDate < calendarDateIn(timeZone, ctx.now());
  return [...all.filter((one) => !isOver(one)).toReversed(), ...all.filter(isOver)];
}

/**
 * Name and first day (`YYYY-MM-DD`) of a convention.
 *
 * @throws AppError NOT_FOUND when there is no such convention
 */
export async function requireConvention(ctx: Context, conventionId: string) {
  const convention = await findConvention(ctx.db, conventionId);
  if (!convention) throw new AppError('NOT_FOUND');
  return convention;
}
