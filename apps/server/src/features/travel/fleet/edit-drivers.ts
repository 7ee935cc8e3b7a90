import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { Driver, DriverDraft } from '@sangamam/contract/travel/fleet/fleet';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { listSeats, updateRunRow, type RunRow } from '../shuttles/shuttle-repository.ts';
import { tellFamilies } from '../shuttles/tell-families.ts';
import {
  deleteDriverRows,
  insertDriver,
  lockDrivers,
  lockOpenRunsOfDriver,
  updateDriverRow,
  type DriverRow,
} from './fleet-repository.ts';
import { presentDriver } from './read-fleet.ts';
import { requireFreeDriver } from './require-free.ts';

/** @throws NOT_FOUND for an unknown convention */
export function addDriver(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  draft: DriverDraft,
): Promise<Driver> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const [row] = await insertDriver(ctx.db, { ...draft, conventionId });
    if (!row) throw new Error('A driver was not inserted');
    await record(ctx, actor, row.id, { action: 'shuttle-driver.added', after: draft });
    return presentDriver(row, new Map());
  });
}

/**
 * Changes a driver as it was at `revision`. Its runs that have not left yet name it as it is now, and the families of
 * published ones are told.
 *
 * @throws NOT_FOUND, CONFLICT
 */
export function updateDriver(
  ctx: Context,
  actor: Actor,
  driverId: string,
  { revision, ...draft }: DriverDraft & { revision: number },
): Promise<Driver> {
  return inTransaction(ctx, async (ctx) => {
    const { before, openRuns } = await lockDriver(ctx, driverId, revision);
    const [after] = await updateDriverRow(ctx.db, driverId, draft);
    if (!after) throw new Error(`Driver ${driverId} vanished under its lock`);
    const { name, phone } = before;
    await record(ctx, actor, driverId, {
      action: 'shuttle-driver.updated',
      before: { name, phone },
      after: draft,
    });
    if (name !== after.name || phone !== after.phone) {
      const change = { driverName: after.name, driverPhone: after.phone };
      await changeRuns(ctx, openRuns, { change, about: `driver:${driverId}:${after.revision}` });
    }
    return presentDriver(after, new Map([[driverId, openRuns.length]]));
  });
}

/**
 * Removes a driver as it was at `revision`. Runs that have left go on naming it.
 *
 * @throws NOT_FOUND, CONFLICT, DRIVER_HAS_RUNS while some have not left yet
 */
export function removeDriver(ctx: Context, actor: Actor, driverId: string, revision: number) {
  return inTransaction(ctx, async (ctx) => {
    const { before, openRuns } = await lockDriver(ctx, driverId, revision);
    if (openRuns.length > 0) throw new AppError('DRIVER_HAS_RUNS');
    await deleteDriverRows(ctx.db, [driverId]);
    const { name, phone } = before;
    await record(ctx, actor, driverId, { action: 'shuttle-driver.removed', before: { name, phone } });
    return { _id: driverId };
  });
}

/**
 * Gives all runs of a driver that have not left yet to another one, or to nobody: all or none. Families of published runs are
 * told once each, and the links of the first driver stop working.
 *
 * @throws NOT_FOUND, also for a driver of another convention; DRIVER_BUSY
 */
export function moveRunsOfDriver(ctx: Context, actor: Actor, driverId: string, toDriverId: string | null) {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockDrivers(ctx.db, [driverId, ...(toDriverId === null ? [] : [toDriverId])]);
    const from = locked.find(({ id }) => id === driverId);
    const to = locked.find(({ id }) => id === toDriverId);
    if (!from || (toDriverId !== null && to?.conventionId !== from.conventionId))
      throw new AppError('NOT_FOUND');
    if (toDriverId === driverId) return { runs: 0, families: 0 };
    const runs = await openRunsOf(ctx, from);
    if (to) await requireFreeDriver(ctx, to, runs);
    const change = {
      driverId: toDriverId,
      driverName: to?.name ?? '',
      driverPhone: to?.phone ?? '',
      linkHash: null,
      pinned: true,
    };
    const families = await changeRuns(ctx, runs, {
      change,
      about: `driver:${driverId}:${ctx.now().getTime()}`,
    });
    await record(ctx, actor, driverId, {
      action: 'shuttle-driver.runs-moved',
      after: { toDriverId, runs: runs.map(({ id }) => id) },
    });
    return { runs: runs.length, families };
  });
}

/** The driver and its runs that have not left yet, both locked. @throws NOT_FOUND, CONFLICT */
async function lockDriver(ctx: Context, driverId: string, revision: number) {
  const [before] = await lockDrivers(ctx.db, [driverId]);
  if (!before) throw new AppError('NOT_FOUND');
  requireRevision(before.revision, revision);
  return { before, openRuns: await openRunsOf(ctx, before) };
}

async function openRunsOf(ctx: Context, { id, conventionId }: DriverRow): Promise<RunRow[]> {
  const { timeZone } = await conventionById(ctx, conventionId);
  return lockOpenRunsOfDriver(ctx.db, id, { timeZone, now: ctx.now() });
}

/** Changes runs alike and tells the families of published ones. Answers how many families that are. */
async function changeRuns(
  ctx: Context,
  runs: readonly RunRow[],
  { change, about }: { change: Partial<RunRow>; about: string },
): Promise<number> {
  for (const { id } of runs) await updateRunRow(ctx.db, id, change);
  const told = runs.filter(({ publishedAt }) => publishedAt !== null).map(({ id }) => id);
  const orderIds = [...new Set((await listSeats(ctx.db, told)).map(({ orderId }) => orderId))];
  await tellFamilies(ctx, orderIds, { about, isFirst: false });
  return orderIds.length;
}

function record(
  ctx: Context,
  actor: Actor,
  driverId: string,
  { action, before, after }: { action: AuditActionOf<'shuttle-driver'>; before?: object; after?: object },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: driverId,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
