import type { Context } from '#server/db/context.ts';

import { clearDependentPackage } from './order-repository.ts';

/**
 * The people of the order changed: takes the chosen package back when it depends on who comes along (SPEC §4;
 * DECISIONS §4: a flag on the package), and counts as a sign of life of the family. Tells whether it did.
 */
export function releasePackage(ctx: Context, orderId: string): Promise<boolean> {
  return clearDependentPackage(ctx.db, orderId, ctx.now());
}
