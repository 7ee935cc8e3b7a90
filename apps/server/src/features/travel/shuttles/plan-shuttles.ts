import { createHash } from 'node:crypto';
import type { PlannedRun, ShuttlePlan } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { crewRuns, readCrews, type PlannedCrew } from './plan-crews.ts';
import { groupRiders, planGroup, type PlannedDrive, type PlannedGroup } from './plan-groups.ts';
import { savePlanSettings } from './plan-settings-repository.ts';
import { addSeats, deleteRunRows, insertRuns, listSeats, lockRunsOf } from './shuttle-repository.ts';
import { listPlannableLegs, listRunRows } from './shuttle-read-model.ts';

/**
 * What planning would do. Changes nothing.
 *
 * @throws NOT_FOUND for an unknown convention
 */
export async function previewPlan(
  ctx: Context,
  conventionId: string,
  settings: PlanSettings,
): Promise<ShuttlePlan> {
  await conventionById(ctx, conventionId);
  return (await makePlan(ctx, conventionId, settings, { lock: false })).plan;
}

/**
 * Replaces the drafts of a convention by planned runs, all in one transaction. Pinned and published runs stay with their
 * families; of drivers and vehicles, each run gets those who are free. The plan is made again under locks and must be the one that was previewed. The next one starts with its settings.
 *
 * @throws NOT_FOUND for an unknown convention, CONFLICT when journeys or runs have changed since the preview
 */
export function acceptPlan(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { settings, fingerprint }: { settings: PlanSettings; fingerprint: string },
): Promise<{ runs: number }> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const { plan, groups, crews, replaced } = await makePlan(ctx, conventionId, settings, { lock: true });
    if (plan.fingerprint !== fingerprint) throw new AppError('CONFLICT');
    await deleteRunRows(ctx.db, replaced);
    for (const { direction, airport, runs } of groups) {
      const rows = await insertRuns(
        ctx.db,
        runs.map((run) => ({
          conventionId,
          direction,
          airportCode: airport,
          day: run.day,
          departsAt: run.departsAt,
          ...columnsOf(crews.get(run), settings),
        })),
      );
      const seats = runs.flatMap(({ riders }, index) =>
        riders.map(({ orderId, passengers }) => ({
          runId: rows[index]?.id ?? '',
          orderId,
          direction,
          passengers,
        })),
      );
      await addSeats(ctx.db, seats);
    }
    await savePlanSettings(ctx.db, conventionId, { ...settings, updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'shuttles.planned',
      entityId: conventionId,
      after: { runs: plan.runs.length, journeys: plan.journeys, replaced: replaced.length, ...settings },
    });
    return { runs: plan.runs.length };
  });
}

/** What a run gets of its crew and its airport. */
function columnsOf(crew: PlannedCrew | undefined, settings: PlanSettings) {
  return {
    seats: crew?.vehicle?.seats ?? settings.seats,
    meetingPoint: crew?.meetingPoint ?? '',
    driverId: crew?.driver?.id ?? null,
    driverName: crew?.driver?.name ?? '',
    driverPhone: crew?.driver?.phone ?? '',
    vehicleId: crew?.vehicle?.id ?? null,
  };
}

async function makePlan(
  ctx: Context,
  conventionId: string,
  settings: PlanSettings,
  { lock }: { lock: boolean },
) {
  const legs = await listPlannableLegs(ctx.db, conventionId, { lock });
  const fleet = await readCrews(ctx, conventionId, { lock });
  const runs = lock
    ? await lockRunsOf(ctx.db, conventionId)
    : (await listRunRows(ctx.db, { conventionId })).map(({ run }) => run);
  const kept = runs.filter(({ pinned, publishedAt }) => pinned || publishedAt !== null);
  const replaced = runs.filter((run) => !kept.includes(run)).map(({ id }) => id);
  const seated = await listSeats(
    ctx.db,
    kept.map(({ id }) => id),
  );
  const riders = groupRiders(legs, seated);
  const groups = riders.map((group) => planGroup(group, settings));
  const { crews, peaks } = crewRuns(groups, kept, fleet);
  const made = JSON.stringify([settings, replaced.toSorted(), groups, [...crews.values()]]);
  const plan: ShuttlePlan = {
    runs: groups.flatMap((group) =>
      group.runs.map((run) => presentPlannedRun(group, run, crews.get(run), settings)),
    ),
    keptRuns: kept.length,
    replacedRuns: replaced.length,
    journeys: riders.reduce((sum, group) => sum + group.riders.length, 0),
    splitFamilies: riders.flatMap((group) => group.riders).filter((one) => one.passengers > settings.seats)
      .length,
    fewestRuns: groups.reduce((sum, { fewest }) => sum + fewest, 0),
    peaks,
    vehicles: fleet.vehicles.length,
    drivers: fleet.drivers.length,
    fingerprint: createHash('sha256').update(made).digest('base64url'),
  };
  return { plan, groups, crews, replaced };
}

function presentPlannedRun(
  { direction, airport }: PlannedGroup,
  { day, departsAt, riders }: PlannedDrive,
  crew: PlannedCrew | undefined,
  settings: PlanSettings,
): PlannedRun {
  const flights = riders.map(({ at }) => at);
  return {
    direction,
    airport,
    day,
    departsAt,
    seats: crew?.vehicle?.seats ?? settings.seats,
    taken: riders.reduce((sum, { passengers }) => sum + passengers, 0),
    families: riders.length,
    waitingMinutes: Math.max(...flights) - Math.min(...flights),
    driverName: crew?.driver?.name ?? null,
    vehicleName: crew?.vehicle?.name ?? null,
  };
}
