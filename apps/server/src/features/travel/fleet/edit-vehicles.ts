import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { Vehicle, VehicleDraft } from '@sangamam/contract/travel/fleet/fleet';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { listSeats, updateRunRow } from '../shuttles/shuttle-repository.ts';
import {
  deleteVehicleRow,
  insertVehicle,
  lockOpenRunsOfVehicle,
  lockVehicles,
  updateVehicleRow,
} from './fleet-repository.ts';
import { presentVehicle } from './read-fleet.ts';

/** @throws NOT_FOUND for an unknown convention */
export function addVehicle(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  draft: VehicleDraft,
): Promise<Vehicle> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const [row] = await insertVehicle(ctx.db, { ...draft, conventionId });
    if (!row) throw new Error('A vehicle was not inserted');
    await record(ctx, actor, row.id, { action: 'shuttle-vehicle.added', after: draft });
    return presentVehicle(row, new Map());
  });
}

/**
 * Changes a vehicle as it was at `revision`. Its runs that have not left yet have no more seats than it has then.
 *
 * @throws NOT_FOUND, CONFLICT, RUN_FULL when more seats are taken on one of them
 */
export function updateVehicle(
  ctx: Context,
  actor: Actor,
  vehicleId: string,
  { revision, ...draft }: VehicleDraft & { revision: number },
): Promise<Vehicle> {
  return inTransaction(ctx, async (ctx) => {
    const { before, openRuns } = await lockVehicle(ctx, vehicleId, revision);
    const larger = openRuns.filter(({ seats }) => seats > draft.seats);
    const seats = await listSeats(
      ctx.db,
      larger.map(({ id }) => id),
    );
    for (const { id } of larger) {
      const own = seats.filter(({ runId }) => runId === id);
      if (own.reduce((sum, { passengers }) => sum + passengers, 0) > draft.seats)
        throw new AppError('RUN_FULL', { field: 'seats' });
      await updateRunRow(ctx.db, id, { seats: draft.seats });
    }
    const [after] = await updateVehicleRow(ctx.db, vehicleId, draft);
    if (!after) throw new Error(`Vehicle ${vehicleId} vanished under its lock`);
    await record(ctx, actor, vehicleId, {
      action: 'shuttle-vehicle.updated',
      before: { name: before.name, seats: before.seats },
      after: draft,
    });
    return presentVehicle(after, new Map([[vehicleId, openRuns.length]]));
  });
}

/**
 * Removes a vehicle as it was at `revision`; its runs are without one then.
 *
 * @throws NOT_FOUND, CONFLICT
 */
export function removeVehicle(ctx: Context, actor: Actor, vehicleId: string, revision: number) {
  return inTransaction(ctx, async (ctx) => {
    const { before, openRuns } = await lockVehicle(ctx, vehicleId, revision);
    for (const { id } of openRuns) await updateRunRow(ctx.db, id, { vehicleId: null });
    await deleteVehicleRow(ctx.db, vehicleId);
    await record(ctx, actor, vehicleId, {
      action: 'shuttle-vehicle.removed',
      before: { name: before.name, seats: before.seats, runs: openRuns.length },
    });
    return { _id: vehicleId };
  });
}

/** The vehicle and its runs that have not left yet, both locked. @throws NOT_FOUND, CONFLICT */
async function lockVehicle(ctx: Context, vehicleId: string, revision: number) {
  const [before] = await lockVehicles(ctx.db, [vehicleId]);
  if (!before) throw new AppError('NOT_FOUND');
  requireRevision(before.revision, revision);
  const { timeZone } = await conventionById(ctx, before.conventionId);
  return {
    before,
    openRuns: await lockOpenRunsOfVehicle(ctx.db, vehicleId, { timeZone, now: ctx.now() }),
  };
}

function record(
  ctx: Context,
  actor: Actor,
  vehicleId: string,
  { action, before, after }: { action: AuditActionOf<'shuttle-vehicle'>; before?: object; after?: object },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: vehicleId,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
