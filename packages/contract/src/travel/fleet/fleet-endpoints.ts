import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
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
import { resource } from '../../http/resource.ts';

const ofDriver = z.object({ driverId: entityId });
const ofVehicle = z.object({ vehicleId: entityId });

const transport = resource({
  path: '/v1/admin/transport',
  tag: 'Admin: transport',
  access: { ability: 'manage-transport' },
  errors: ['NOT_FOUND'],
});

/** The drivers and vehicles of a convention by name, what runs of each airport start with, and the busiest time of each day. */
export const getFleet = transport.get('/{conventionId}/fleet', {
  summary: 'Drivers, vehicles and meeting points of a convention',
  access: { ability: 'see-transport' },
  params: ofConvention,
  data: z.object({
    drivers: z.array(driver),
    vehicles: z.array(vehicle),
    places: z.array(shuttlePlace),
    /** Of all runs as they are now, by day. */
    peaks: z.array(fleetPeak),
  }),
});

export const addDriver = transport.post('/{conventionId}/drivers', {
  summary: 'Add a driver',
  takesIdempotencyKey: true,
  params: ofConvention,
  body: driverDraft,
  data: driver,
});

/** Changes a driver. Runs that have not left yet name the driver as it is then; families of published ones are told. */
export const updateDriver = transport.put('/drivers/{driverId}', {
  summary: 'Change a driver',
  params: ofDriver,
  body: driverDraft.extend(fromRevision),
  data: driver,
  errors: ['CONFLICT'],
});

/** Removes a driver without runs to come. Earlier runs go on naming the driver. */
export const removeDriver = transport.delete('/drivers/{driverId}', {
  summary: 'Remove a driver',
  params: ofDriver,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['CONFLICT', 'DRIVER_HAS_RUNS'],
});

/**
 * Gives all runs of a driver that have not left yet to another one, or to nobody: all of them or, where the other one is on the road
 * at that time, none. Families of published runs are told, and links of the first driver stop working.
 */
export const moveRunsOfDriver = transport.post('/drivers/{driverId}/runs/move', {
  summary: 'Give the runs of a driver to another one',
  params: ofDriver,
  body: z.strictObject({ toDriverId: entityId.nullable() }),
  data: z.object({ runs: z.int(), families: z.int() }),
  errors: ['DRIVER_BUSY'],
});

export const addVehicle = transport.post('/{conventionId}/vehicles', {
  summary: 'Add a vehicle',
  takesIdempotencyKey: true,
  params: ofConvention,
  body: vehicleDraft,
  data: vehicle,
});

/** Changes a vehicle. Its runs to come have no more seats than it has; refused where more are taken. */
export const updateVehicle = transport.put('/vehicles/{vehicleId}', {
  summary: 'Change a vehicle',
  params: ofVehicle,
  body: vehicleDraft.extend(fromRevision),
  data: vehicle,
  errors: ['CONFLICT', 'RUN_FULL'],
});

/** Removes a vehicle. Its runs stay, without a vehicle. */
export const removeVehicle = transport.delete('/vehicles/{vehicleId}', {
  summary: 'Remove a vehicle',
  params: ofVehicle,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['CONFLICT'],
});

/** Says where runs of an airport meet by default, and how long a round trip takes. Runs that exist stay as they are. */
export const saveShuttlePlace = transport.put('/{conventionId}/places/{airport}', {
  summary: 'Save the meeting points and the round trip of an airport',
  params: ofConvention.extend({ airport: z.string().min(1).max(10) }),
  body: shuttlePlaceDraft,
  data: shuttlePlace,
});
