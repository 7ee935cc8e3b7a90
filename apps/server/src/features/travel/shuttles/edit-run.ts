import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { ShuttleRun, ShuttleRunDraft } from '@sangamam/contract/travel/shuttles/shuttle-run';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { listAirports } from '#server/features/conventions/reference-data/list-airports.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import type { DriverRow } from '../fleet/fleet-repository.ts';
import { lockCrew, requireFreeCrew } from '../fleet/require-free.ts';
import { readRun } from './read-runs.ts';
import {
  deleteRunRows,
  insertRuns,
  listSeats,
  lockRuns,
  updateRunRow,
  type RunRow,
} from './shuttle-repository.ts';
import { tellFamilies } from './tell-families.ts';

/**
 * Adds an empty run, which planning will leave alone.
 *
 * @throws NOT_FOUND for an unknown convention, RQST_PARAMS_INVALID for an airport that is not offered, and as `requireFreeCrew`
 */
export function createRun(ctx: Context, actor: Actor, conventionId: string, draft: ShuttleRunDraft) {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    await requireAirport(ctx, draft.airport);
    const crew = await lockCrew(ctx, draft);
    const columns = { ...columnsOf(draft), ...copyOf(crew.driver) };
    await requireFreeCrew(ctx, crew, { ...columns, conventionId });
    const [run] = await insertRuns(ctx.db, [{ ...columns, conventionId, pinned: true }]);
    if (!run) throw new Error('A run was not inserted');
    await record(ctx, actor, { action: 'shuttle.created', run, after: draftOf(run) });
    return readRun(ctx, run.id);
  });
}

/**
 * Changes a run as it was at `revision` and pins it. Tells the families of a published run when time, meeting point or
 * driver changed. A driver who is replaced cannot open the run's link any more.
 *
 * @throws NOT_FOUND, CONFLICT, RUN_FULL for fewer seats than are taken, RUN_ELSEWHERE for another direction or airport
 *   of a run with families, RQST_PARAMS_INVALID for an airport that is not offered, and as `requireFreeCrew`
 */
export function updateRun(
  ctx: Context,
  actor: Actor,
  runId: string,
  { revision, ...draft }: ShuttleRunDraft & { revision: number },
): Promise<ShuttleRun> {
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, draft);
    const before = await lockRun(ctx, runId, revision);
    const seats = await listSeats(ctx.db, [runId]);
    if (seats.reduce((sum, { passengers }) => sum + passengers, 0) > draft.seats)
      throw new AppError('RUN_FULL', { field: 'seats' });
    const isElsewhere = draft.direction !== before.direction || draft.airport !== before.airportCode;
    if (isElsewhere && seats.length > 0) throw new AppError('RUN_ELSEWHERE');
    if (draft.airport !== before.airportCode) await requireAirport(ctx, draft.airport);
    await requireFreeCrew(ctx, crew, { ...before, ...columnsOf(draft) });
    const isOtherDriver = before.driverId !== draft.driverId;
    const after = await updateRunRow(ctx.db, runId, {
      ...columnsOf(draft),
      ...(isOtherDriver && copyOf(crew.driver)),
      ...(isOtherDriver && before.driverId !== null && { linkHash: null }),
      pinned: true,
    });
    await record(ctx, actor, {
      action: 'shuttle.updated',
      run: after,
      before: draftOf(before),
      after: draftOf(after),
    });
    if (before.publishedAt !== null && isNews(before, after))
      await tellFamilies(ctx, orderIdsOf(seats), { about: `${runId}:${after.revision}`, isFirst: false });
    return readRun(ctx, runId);
  });
}

/**
 * Gives a draft, as it was at `revision`, back to planning.
 *
 * @throws NOT_FOUND, CONFLICT, TRANSITION_NOT_POSSIBLE for a published run or one that planning may replace anyway
 */
export function unpinRun(ctx: Context, actor: Actor, runId: string, revision: number): Promise<ShuttleRun> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockRun(ctx, runId, revision);
    if (!before.pinned || before.publishedAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    const run = await updateRunRow(ctx.db, runId, { pinned: false });
    await record(ctx, actor, {
      action: 'shuttle.unpinned',
      run,
      before: { pinned: true, day: run.day },
      after: { pinned: false, day: run.day },
    });
    return readRun(ctx, runId);
  });
}

/**
 * Deletes a run as it was at `revision`. Its families have no seats then; those of a published run are told.
 *
 * @throws NOT_FOUND, CONFLICT
 */
export function deleteRun(ctx: Context, actor: Actor, runId: string, revision: number) {
  return inTransaction(ctx, async (ctx) => {
    const run = await lockRun(ctx, runId, revision);
    const seats = await listSeats(ctx.db, [runId]);
    await deleteRunRows(ctx.db, [runId]);
    await record(ctx, actor, { action: 'shuttle.deleted', run, before: draftOf(run) });
    if (run.publishedAt !== null)
      await tellFamilies(ctx, orderIdsOf(seats), { about: `${runId}:deleted`, isFirst: false });
    return { _id: runId };
  });
}

async function lockRun(ctx: Context, runId: string, revision: number): Promise<RunRow> {
  const [run] = await lockRuns(ctx.db, [runId]);
  if (!run) throw new AppError('NOT_FOUND');
  requireRevision(run.revision, revision);
  return run;
}

async function requireAirport(ctx: Context, code: string): Promise<void> {
  if ((await listAirports(ctx)).some((airport) => airport.code === code)) return;
  throw new AppError('RQST_PARAMS_INVALID', { field: 'airport', message: 'Please choose an airport' });
}

/** Whether what families were told of a run has changed. */
function isNews(before: RunRow, after: RunRow): boolean {
  const facts = ['day', 'departsAt', 'meetingPoint', 'driverName', 'driverPhone'] as const;
  return facts.some((fact) => before[fact] !== after[fact]);
}

const orderIdsOf = (seats: readonly { orderId: string }[]) => [
  ...new Set(seats.map(({ orderId }) => orderId)),
];

function columnsOf({ airport: airportCode, ...draft }: ShuttleRunDraft) {
  return { ...draft, airportCode };
}

/** What families are told of a driver. */
const copyOf = (driver: DriverRow | undefined) => ({
  driverName: driver?.name ?? '',
  driverPhone: driver?.phone ?? '',
});

/** A run as its history shows it. */
function draftOf(run: RunRow) {
  const { direction, airportCode: airport, day, departsAt, seats, meetingPoint } = run;
  const { driverId, vehicleId, driverName, driverPhone } = run;
  return {
    direction,
    airport,
    day,
    departsAt: departsAt.slice(0, 5),
    seats,
    driverId,
    vehicleId,
    driverName,
    driverPhone,
    meetingPoint,
  };
}

function record(
  ctx: Context,
  actor: Actor,
  {
    action,
    run,
    before,
    after,
  }: { action: AuditActionOf<'shuttle-run'>; run: RunRow; before?: object; after?: object },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: run.id,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
