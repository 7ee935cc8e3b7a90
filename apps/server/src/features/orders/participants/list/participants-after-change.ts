import type { Context } from '#server/db/context.ts';
import { participantsOfOrder } from './list-participants.ts';
import { releasePackage } from '../../order/release-package.ts';

/**
 * The answer to every change of the people: the current list, and whether a package that depends on it was deselected
 * (SPEC §4). Call it at the end of the transaction.
 */
export async function participantsAfterChange(ctx: Context, orderId: string) {
  const packageCleared = await releasePackage(ctx, orderId);
  return { orderId, participants: await participantsOfOrder(ctx, orderId), packageCleared };
}
export type ChangedParticipants = Awaited<ReturnType<typeof participantsAfterChange>>;
