import type { Context } from '#server/db/context.ts';
import { isClearedOnParticipantChange } from '#server/features/conventions/packages/cleared-on-participant-change.ts';

import { touchOrder, updateOrder } from './order-repository.ts';

/**
 * Call it when the participants of a locked order changed. Deselects the package when it depends on them (SPEC §4;
 * DECISIONS §4: a flag of the package), and counts as activity of the family. Returns whether it deselected the
 * package.
 */
export async function releasePackage(ctx: Context, orderId: string): Promise<boolean> {
  const packageId = await touchOrder(ctx.db, orderId, ctx.now());
  if (packageId === null || !(await isClearedOnParticipantChange(ctx, packageId))) return false;
  await updateOrder(ctx.db, orderId, { packageId: null });
  return true;
}
