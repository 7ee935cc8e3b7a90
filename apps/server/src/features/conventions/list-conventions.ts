import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { currentConvention } from '@sangamam/contract/conventions/current-convention';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import {
  findConventionRow,
  listConventionDates,
  listOpenedRows,
  listPublicRows,
} from './convention-repository.ts';
import { presentConvention } from './present-convention.ts';
import { isRegistrationOpenToStaff } from './registration-open.ts';

/** The conventions with open registration, the next one first. */
export async function listOpenConventions(ctx: Context): Promise<ConventionData[]> {
  const now = ctx.now();
  const rows = await listOpenedRows(ctx.db, now);
  return rows.map((row) => presentConvention(row, now)).filter(({ registrationOpen }) => registrationOpen);
}

/** Names of conventions, latest first. One that was never opened is not public. */
export function listConventions(
  ctx: Context,
  filter: { active?: boolean | undefined; participantDisplay?: boolean | undefined },
): Promise<{ id: string; name: string }[]> {
  return listPublicRows(ctx.db, filter);
}

/** Public conventions with their dates, latest first, for staff to choose from; at most one is the current one. */
export async function listConventionChoices(ctx: Context) {
  const conventions = await listConventionDates(ctx.db);
  const now = ctx.now();
  const current = currentConvention(conventions, now.toISOString().slice(0, 10));
  return conventions.map((one) => ({
    ...one,
    isCurrent: one === current,
    isOpenToStaff: isRegistrationOpenToStaff(one, now),
  }));
}

/**
 * A public convention: active, or opened by staff at some time.
 *
 * @throws NOT_FOUND
 */
export async function readConvention(ctx: Context, id: string): Promise<ConventionData> {
  const row = await findConventionRow(ctx.db, id);
  if (!row || (!row.active && row.openedAt === null)) throw new AppError('NOT_FOUND');
  return presentConvention(row, ctx.now());
}
