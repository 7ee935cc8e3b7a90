import { readShared, type Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import { findConventionRow, type ConventionRow } from './convention-repository.ts';
import { presentConvention } from './present-convention.ts';

/**
 * A convention in its wire format within an order, including one that is no longer public.
 *
 * @throws NOT_FOUND
 */
export async function conventionById(ctx: Context, id: string): Promise<ConventionData> {
  const row = await readShared(ctx, `convention:${id}`, () => findConventionRow(ctx.db, id));
  if (!row) throw new AppError('NOT_FOUND');
  return presentConvention(row, ctx.now());
}

/** A stored convention that the caller has found, in its wire format within an order. */
export function presentConventionRow(ctx: Context, row: ConventionRow): ConventionData {
  return presentConvention(row, ctx.now());
}
