import type { Context } from '#server/db/context.ts';

import { deleteSeatsOf } from './travel-plan-repository.ts';

/** Takes a family off its shuttle runs: in one direction whose flight changed, or in both when it does not come. */
export function releaseShuttleSeats(
  ctx: Context,
  orderId: string,
  directions: readonly ('ARRIVAL' | 'DEPARTURE')[] = ['ARRIVAL', 'DEPARTURE'],
): Promise<void> {
  return deleteSeatsOf(ctx.db, orderId, directions);
}
