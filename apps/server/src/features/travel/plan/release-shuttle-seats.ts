import type { Context } from '#server/db/context.ts';

import { listPublishedShuttles, type PublishedShuttle } from './travel-plan-read-model.ts';
import { deleteSeatsOf, insertLostSeats } from './travel-plan-repository.ts';

/**
 * Takes a family off its shuttle runs: in one direction whose flight changed, or in both when it does not come. Answers the
 * published runs on which it had seats, which are stored for driver and transport desk.
 */
export async function releaseShuttleSeats(
  ctx: Context,
  orderId: string,
  directions: readonly ('ARRIVAL' | 'DEPARTURE')[] = ['ARRIVAL', 'DEPARTURE'],
): Promise<PublishedShuttle[]> {
  const published = await listPublishedShuttles(ctx.db, [orderId]);
  const lost = published.filter(({ run }) => directions.includes(run.direction));
  await insertLostSeats(
    ctx.db,
    lost.map(({ seat: { runId, direction, passengers } }) => ({
      runId,
      orderId,
      direction,
      passengers,
      lostAt: ctx.now(),
    })),
  );
  await deleteSeatsOf(ctx.db, orderId, directions);
  return lost;
}
