import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import {
  driver,
  driverDraft,
  fleetPeak,
  shuttlePlace,
  shuttlePlaceDraft,
  vehicle,
  vehicleDraft,
} from './fleet.ts';
import { ofConvention } from '../journeys/transport-endpoints.ts';

const tag = 'Admin: transport';
const access = { ability: 'manage-transport' } as const;
const ofDriver = z.object({ driverId: entityId });
const ofVehicle = z.object({ vehicleId: entityId });

/** The drivers and vehicles of a convention by name, what runs of each airport start with, and the busiest time of each day. */
export const getFleet = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/transport/{conventionId}/fleet',
  summary: 'Drivers, vehicles and meeting points of a convention',
  tag,
  access: { ability: 'see-transport' },
  params: ofConvention,
  data: z.object({
    drivers: z.array(driver),
    vehicles: z.array(vehicle),
    places: z.array(shuttlePlace),
    /** Of all runs as they are now, by day. */
    peaks: z.array(fleetPeak),
  }),
  errors: ['NOT_FOUND'],
});

export const addDriver = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/transport/{conventionId}/drivers',
  summary: 'Add a driver',
  tag,
  access,
  takesIdempotencyKey: true,
  params: ofConvention,
  body: driverDraft,
  data: driver,
  errors: ['NOT_FOUND'],
});

/** Changes a driver. Runs that have not left yet name the driver as it is then; families of published ones are told. */
export const updateDriver = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/transport/drivers/{driverId}',
  summary: 'Change a driver',
  tag,
  access,
  params: ofDriver,
  body: driverDraft.extend(fromRevision),
  data: driver,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Removes a driver without runs to come. Earlier runs go on naming the driver. */
export const removeDriver = defineEndpoint({
  method: 'DELETE',
  path: '/v1/admin/transport/drivers/{driverId}',
  summary: 'Remove a driver',
  tag,
  access,
  params: ofDriver,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'DRIVER_HAS_RUNS'],
});

/**
 * Gives all runs of a driver that have not left yet to another one, or to nobody: all of them or, where the other one is on the road
 * at that time, none. Families of published runs are told, and links of the first driver stop working.
 */
export const moveRunsOfDriver = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/transport/drivers/{driverId}/runs/move',
  summary: 'Give the runs of a driver to another one',
  tag,
  access,
  params: ofDriver,
  body: z.strictObject({ toDriverId: entityId.nullable() }),
  data: z.object({ runs: z.int(), families: z.int() }),
  errors: ['NOT_FOUND', 'DRIVER_BUSY'],
});

export const addVehicle = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/transport/{conventionId}/vehicles',
  summary: 'Add a vehicle',
  tag,
  access,
  takesIdempotencyKey: true,
  params: ofConvention,
  body: vehicleDraft,
  data: vehicle,
  errors: ['NOT_FOUND'],
});

/** Changes a vehicle. Its runs to come have no more seats than it has; refused where more are taken. */
export const updateVehicle = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/transport/vehicles/{vehicleId}',
  summary: 'Change a vehicle',
  tag,
  access,
  params: ofVehicle,
  body: vehicleDraft.extend(fromRevision),
  data: vehicle,
  errors: ['NOT_FOUND', 'CONFLICT', 'RUN_FULL'],
});

/** Removes a vehicle. Its runs stay, without a vehicle. */
export const removeVehicle = defineEndpoint({
  method: 'DELETE',
  path: '/v1/admin/transport/vehicles/{vehicleId}',
  summary: 'Remove a vehicle',
  tag,
  access,
  params: ofVehicle,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Says where runs of an airport meet by default, and how long a round trip takes. Runs that exist stay as they are. */
export const saveShuttlePlace = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/transport/{conventionId}/places/{airport}',
  summary: 'Save the meeting points and the round trip of an airport',
  tag,
  access,
  params: ofConvention.extend({ airport: z.string().min(1).max(10) }),
  body: shuttlePlaceDraft,
  data: shuttlePlace,
  errors: ['NOT_FOUND'],
});
