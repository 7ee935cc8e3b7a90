import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  addSeats,
  listSeats,
  listSeatsOfLeg,
  lockLeg,
  lockRuns,
  takeSeats,
  updateRunRow,
  type LegKey,
  type RunRow,
} from './shuttle-repository.ts';
import { tellFamilies } from './tell-families.ts';

/** Where a family comes from and goes to; `null` is without seats. */
interface Move extends LegKey {
  fromRunId: string | null;
  toRunId: string | null;
}

/**
 * Moves a family between runs and pins them. The whole family moves; only one that is larger than the run is split: as
 * many as fit move. Families of published runs are told. The runs are locked, so that two moves never fill one seat.
 *
 * @throws NOT_FOUND, CONFLICT when the family is not where it was seen, RUN_FULL, RUN_ELSEWHERE
 */
export function moveFamily(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  move: Move,
): Promise<{ moved: number }> {
  const { orderId, direction, fromRunId, toRunId } = move;
  return inTransaction(ctx, async (ctx) => {
    const leg = await lockLeg(ctx.db, move);
    if (!leg) throw new AppError('NOT_FOUND');
    const { from, to } = await lockBoth(ctx, conventionId, move);
    if (to && (to.direction !== direction || to.airportCode !== leg.airportCode))
      throw new AppError('RUN_ELSEWHERE');
    const movable = await seatsToMove(ctx, move, leg.numberOfPassengers ?? 0);
    const moved = to ? await seatsThatFit(ctx, to, { movable, whole: leg.numberOfPassengers ?? 0 }) : movable;
    if (from) await takeSeats(ctx.db, { runId: from.id, orderId, left: movable - moved });
    if (to) await addSeats(ctx.db, [{ runId: to.id, orderId, direction, passengers: moved }]);
    const changed = [];
    for (const run of [from, to]) if (run) changed.push(await updateRunRow(ctx.db, run.id, { pinned: true }));
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.shuttle-moved',
      entityId: orderId,
      before: { run: fromRunId },
      after: { run: toRunId, passengers: moved },
    });
    const published = changed.find(({ publishedAt }) => publishedAt !== null);
    if (published)
      await tellFamilies(ctx, [orderId], { about: `${published.id}:${published.revision}`, isFirst: false });
    return { moved };
  });
}

/** Both runs under their locks. @throws NOT_FOUND */
async function lockBoth(ctx: Context, conventionId: string, { fromRunId, toRunId }: Move) {
  const ids = [fromRunId, toRunId].filter((id) => id !== null);
  if (fromRunId === toRunId) throw new AppError('CONFLICT');
  const runs = (await lockRuns(ctx.db, ids)).filter((run) => run.conventionId === conventionId);
  if (runs.length !== ids.length) throw new AppError('NOT_FOUND');
  const byId = (id: string | null) => runs.find((run) => run.id === id);
  return { from: byId(fromRunId), to: byId(toRunId) };
}

/** The family's seats on the run that it leaves, or its passengers without seats. @throws CONFLICT when there are none */
async function seatsToMove(ctx: Context, { fromRunId, ...leg }: Move, passengers: number): Promise<number> {
  const seats = await listSeatsOfLeg(ctx.db, leg);
  const movable =
    fromRunId === null
      ? passengers - seats.reduce((sum, seat) => sum + seat.passengers, 0)
      : seats.find(({ runId }) => runId === fromRunId)?.passengers;
  if (movable === undefined || movable <= 0) throw new AppError('CONFLICT');
  return movable;
}

/** How many of a family a run takes. @throws RUN_FULL */
async function seatsThatFit(
  ctx: Context,
  to: RunRow,
  { movable, whole }: { movable: number; whole: number },
): Promise<number> {
  const taken = (await listSeats(ctx.db, [to.id])).reduce((sum, { passengers }) => sum + passengers, 0);
  const free = to.seats - taken;
  if (movable <= free) return movable;
  if (whole > to.seats && free > 0) return free;
  throw new AppError('RUN_FULL');
}
