import type { Context } from '#server/db/context.ts';

import { emptyRequests } from './change-request-repository.ts';

/** Empties what families asked to change once it was answered long ago, or the convention is past. Idempotent. */
export async function purgeChangeRequests(
  ctx: Context,
  limits: { overBefore: Date; endedBefore: string },
): Promise<void> {
  await emptyRequests(ctx.db, limits);
}
