import type { Context } from '#server/db/context.ts';
import { nothingButNames } from '#server/features/people/nothing-but-names.ts';

import { mergeIntoSnapshots } from '../participant-repository.ts';

/** Leaves only the names in the snapshots of these participants, in the caller's transaction. */
export function eraseSnapshotDetails(
  ctx: Context,
  participants: readonly { orderId: string; personId: string }[],
): Promise<void> {
  return mergeIntoSnapshots(ctx.db, participants, { ...nothingButNames, localUnitName: null });
}
