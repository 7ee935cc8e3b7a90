import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import { findConventionRow, listConventionRowsByIds } from './convention-repository.ts';
import { presentConvention } from './present-convention.ts';

/**
 * A convention in the form that answers about orders carry, also one that the public no longer sees.
 *
 * @throws NOT_FOUND
 */
export async function conventionById(ctx: Context, id: string): Promise<ConventionData> {
  const row = await findConventionRow(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return presentConvention(row, ctx.now());
}

/** Several of them at once, by id; ids that do not exist are left out. */
export async function conventionsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, ConventionData>> {
  const rows = await listConventionRowsByIds(ctx.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentConvention(row, ctx.now())]));
}
