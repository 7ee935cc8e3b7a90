import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { fleetPeak } from '../fleet/fleet.ts';
import { planSettings } from './plan-settings.ts';
import { shuttleRun, shuttleRunDraft } from './shuttle-run.ts';
import { travelDirections } from '../plan/travel-plan.ts';
import { ofConvention } from '../journeys/transport-endpoints.ts';
import { resource } from '../../http/resource.ts';

const ofRun = z.object({ runId: entityId });

const transport = resource({
  path: '/v1/admin/transport',
  tag: 'Admin: transport',
  access: { ability: 'manage-transport' },
  errors: ['NOT_FOUND'],
});

export const createRun = transport.post('/{conventionId}/runs', {
  summary: 'Add a shuttle run',
  takesIdempotencyKey: true,
  params: ofConvention,
  body: shuttleRunDraft,
  data: shuttleRun,
  errors: ['DRIVER_BUSY', 'VEHICLE_BUSY'],
});

/**
 * Changes a run and pins it. A driver or a vehicle that is on another run at that time is refused. Families of a published run are told when its time, meeting point or driver changed.
 * Direction and airport of a run with families cannot change, nor can it have fewer seats than are taken.
 */
export const updateRun = transport.put('/runs/{runId}', {
  summary: 'Change a shuttle run',
  params: ofRun,
  body: shuttleRunDraft.extend(fromRevision),
  data: shuttleRun,
  errors: ['CONFLICT', 'RUN_FULL', 'RUN_ELSEWHERE', 'DRIVER_BUSY', 'VEHICLE_BUSY'],
});

/**
 * Gives a draft that was made or changed by hand back to planning: the next plan may replace it. A published run stays as
 * it is, whatever made it.
 */
export const unpinRun = transport.post('/runs/{runId}/unpin', {
  summary: 'Give a shuttle run back to planning',
  params: ofRun,
  body: z.strictObject(fromRevision),
  data: shuttleRun,
  errors: ['CONFLICT', 'TRANSITION_NOT_POSSIBLE'],
});

/** Deletes a run; its families have no seats then, and those of a published run are told. */
export const deleteRun = transport.delete('/runs/{runId}', {
  summary: 'Delete a shuttle run',
  params: ofRun,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['CONFLICT'],
});

/**
 * Moves a family: from a run, or from those without seats, to another run or off. A family is kept whole unless it is
 * larger than the run. Pins both runs.
 */
export const moveFamily = transport.post('/{conventionId}/moves', {
  summary: 'Move a family to another shuttle run',
  params: ofConvention,
  body: z.strictObject({
    orderId: entityId,
    direction: z.enum(travelDirections),
    fromRunId: entityId.nullable(),
    toRunId: entityId.nullable(),
  }),
  data: z.object({ moved: z.int() }),
  errors: ['CONFLICT', 'RUN_FULL', 'RUN_ELSEWHERE'],
});

/** A run that planning would make. */
export const plannedRun = z.object({
  direction: z.enum(travelDirections),
  airport: z.string(),
  day: z.string(),
  departsAt: z.string(),
  seats: z.int(),
  taken: z.int(),
  families: z.int(),
  /** Minutes between the first and the last flight. */
  waitingMinutes: z.int(),
  /** Free ones of the convention's lists at that time; `null` where none is. */
  driverName: z.string().nullable(),
  vehicleName: z.string().nullable(),
});
export type PlannedRun = z.output<typeof plannedRun>;

/** A plan before it is accepted. */
export const shuttlePlan = z.object({
  runs: z.array(plannedRun),
  /** Runs that the plan leaves alone: pinned or published. */
  keptRuns: z.int(),
  /** Drafts that the plan replaces. */
  replacedRuns: z.int(),
  journeys: z.int(),
  /** Families that are larger than a run and therefore split. */
  splitFamilies: z.int(),
  /** No plan can have fewer runs than this. */
  fewestRuns: z.int(),
  /** How many vans are on the road at once at most, for each day, runs that stay among them. */
  peaks: z.array(fleetPeak),
  /** Vehicles that the convention has. */
  vehicles: z.int(),
  /** Drivers that the convention has. */
  drivers: z.int(),
  /** Identifies what the plan was made from; acceptance names it. */
  fingerprint: z.string(),
});
export type ShuttlePlan = z.output<typeof shuttlePlan>;

/** What planning would do. Changes nothing. */
export const previewPlan = transport.post('/{conventionId}/plan/preview', {
  summary: 'Plan shuttle runs, to look at first',
  params: ofConvention,
  body: z.strictObject({ settings: planSettings }),
  data: shuttlePlan,
});

/** Carries out a plan as it was previewed, and stores its settings for the next one; refused with CONFLICT when journeys or runs have changed since. */
export const acceptPlan = transport.post('/{conventionId}/plan', {
  summary: 'Accept planned shuttle runs',
  takesIdempotencyKey: true,
  params: ofConvention,
  body: z.strictObject({ settings: planSettings, fingerprint: z.string().max(100) }),
  data: z.object({ runs: z.int() }),
  errors: ['CONFLICT'],
});

/** Publishes runs: their families are told by mail and see them on My Account. Published ones are left alone. */
export const publishRuns = transport.post('/{conventionId}/publish', {
  summary: 'Publish shuttle runs',
  params: ofConvention,
  body: z.strictObject({ runIds: z.array(entityId).min(1).max(500) }),
  data: z.object({ published: z.int(), families: z.int() }),
});

/** Makes the link of a run's driver; an earlier one stops working. It works until the run's day is over. */
export const createDriverLink = transport.post('/runs/{runId}/driver-link', {
  summary: 'Make the link for the driver of a run',
  params: ofRun,
  data: z.object({ url: z.string() }),
});

/** Revokes the link of a run's driver. Idempotent. */
export const revokeDriverLink = transport.delete('/runs/{runId}/driver-link', {
  summary: 'Revoke the link of the driver of a run',
  params: ofRun,
  data: z.object({ _id: z.string() }),
});
