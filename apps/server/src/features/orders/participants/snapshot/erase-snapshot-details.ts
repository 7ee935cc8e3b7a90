import type { Context } from '#server/db/context.ts';
import { erasedExceptName } from '#server/features/people/erased-except-name.ts';

import { mergeIntoSnapshots } from '../participant-repository.ts';

/** Leaves only the names in the snapshots of these participants, in the caller's transaction. */
export function eraseSnapshotDetails(
  ctx: Context,
  participants: readonly { orderId: string; personId: string }[],
): Promise<void> {
  return mergeIntoSnapshots(ctx.db, participants, { ...erasedExceptName, localUnitName: null });
}
