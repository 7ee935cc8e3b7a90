import type { Context } from '#server/db/context.ts';
import { findConvention, type ConventionRow } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/**
 * A convention, public or not: staff see its plots.
 *
 * @throws NOT_FOUND
 */
export async function requireConvention(ctx: Context, conventionId: string): Promise<ConventionRow> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention) throw new AppError('NOT_FOUND');
  return convention;
}
