import { createHash } from 'node:crypto';
import type { PlannedRun, ShuttlePlan } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';

import { createSlicer } from '#server/adapters/threads/slicer.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { crewRuns, readCrews, type PlannedCrew } from './plan-crews.ts';
import { groupRiders, planGroup, type PlannedDrive, type PlannedGroup } from './plan-groups.ts';
import { countKeptSeats, listPlannableLegs, listRunsToPlan } from './plan-read-model.ts';
import { insertPlannedRuns } from './plan-repository.ts';
import { savePlanSettings } from './plan-settings-repository.ts';
import { deleteRunRows } from './shuttle-repository.ts';

/** How many runs are written, or checked and sent, at once: some milliseconds of work. */
const runsAtOnce = 500;

/**
 * What planning would do, with its runs part by part. Changes nothing.
 *
 * @throws NOT_FOUND for an unknown convention
 */
export async function previewPlan(
  ctx: Context,
  conventionId: string,
  settings: PlanSettings,
): Promise<{ head: Omit<ShuttlePlan, 'runs'>; parts: AsyncIterable<PlannedRun[]> }> {
  await conventionById(ctx, conventionId);
  const { plan, groups, crews } = await makePlan(ctx, conventionId, settings, { lock: false });
  return { head: plan, parts: presentRuns(groups, crews, settings) };
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
    for (const { direction, airport: airportCode, runs } of groups)
      for (let from = 0; from < runs.length; from += runsAtOnce) {
        const rows = runs
          .slice(from, from + runsAtOnce)
          .map((run) => ({ ...run, ...columnsOf(crews.get(run), settings) }));
        await insertPlannedRuns(ctx.db, { conventionId, direction, airportCode }, rows);
      }
    const runs = crews.size;
    await savePlanSettings(ctx.db, conventionId, { ...settings, updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'shuttles.planned',
      entityId: conventionId,
      after: { runs, journeys: plan.journeys, replaced: replaced.length, ...settings },
    });
    return { runs };
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

/** Other requests run between the parts of the work. */
async function makePlan(
  ctx: Context,
  conventionId: string,
  settings: PlanSettings,
  { lock }: { lock: boolean },
) {
  const legs = await listPlannableLegs(ctx.db, { conventionId, lock });
  const fleet = await readCrews(ctx, conventionId, { lock });
  const { kept, replaced } = await listRunsToPlan(ctx.db, { conventionId, lock });
  const seated = await countKeptSeats(ctx.db, conventionId);
  const pause = createSlicer();
  const riders = await groupRiders(legs, seated, pause);
  const groups: PlannedGroup[] = [];
  for (const group of riders) groups.push(await planGroup(group, settings, pause));
  const { crews, peaks } = await crewRuns(groups, kept, fleet, pause);
  const made = createHash('sha256').update(JSON.stringify([settings, replaced]));
  for (const { direction, airport, runs } of groups)
    for (const run of runs) {
      await pause();
      made.update(JSON.stringify([direction, airport, run, crews.get(run)]));
    }
  const plan: Omit<ShuttlePlan, 'runs'> = {
    keptRuns: kept.length,
    replacedRuns: replaced.length,
    journeys: riders.reduce((sum, group) => sum + group.riders.length, 0),
    splitFamilies: riders.flatMap((group) => group.riders).filter((one) => one.passengers > settings.seats)
      .length,
    fewestRuns: groups.reduce((sum, { fewest }) => sum + fewest, 0),
    peaks,
    vehicles: fleet.vehicles.length,
    drivers: fleet.drivers.length,
    fingerprint: made.digest('base64url'),
  };
  return { plan, groups, crews, replaced };
}

async function* presentRuns(
  groups: readonly PlannedGroup[],
  crews: ReadonlyMap<PlannedDrive, PlannedCrew>,
  settings: PlanSettings,
): AsyncGenerator<PlannedRun[]> {
  for (const group of groups)
    for (let from = 0; from < group.runs.length; from += runsAtOnce)
      yield group.runs
        .slice(from, from + runsAtOnce)
        .map((run) => presentPlannedRun(group, run, crews.get(run), settings));
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
