import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as endpoints from '@sangamam/contract/travel/fleet/fleet-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { transportGroup } from '../shuttles/api/transport.ts';

const refreshes = [transportGroup];

/** The drivers, vehicles and airports of a convention. */
export const useFleet = createQueryHook(
  endpoints.getFleet,
  (conventionId: string) => ({ params: { conventionId } }),
  { group: transportGroup },
);

export const useAddDriver = createMutationHook(
  endpoints.addDriver,
  (conventionId: string) => (body: EndpointInput<typeof endpoints.addDriver>['body']) => ({
    params: { conventionId },
    body,
  }),
  { refreshes },
);

export const useUpdateDriver = createMutationHook(
  endpoints.updateDriver,
  (driverId: string) => (body: EndpointInput<typeof endpoints.updateDriver>['body']) => ({
    params: { driverId },
    body,
  }),
  { refreshes },
);

/** Removes a driver as it was at a revision. */
export const useRemoveDriver = createMutationHook(
  endpoints.removeDriver,
  (driverId: string) => (revision: number) => ({
    params: { driverId },
    query: { revision: String(revision) },
  }),
  { refreshes },
);

/** Gives the runs of a driver to another one, or to nobody. */
export const useMoveRunsOfDriver = createMutationHook(
  endpoints.moveRunsOfDriver,
  (driverId: string) => (toDriverId: string | null) => ({ params: { driverId }, body: { toDriverId } }),
  { refreshes },
);

export const useAddVehicle = createMutationHook(
  endpoints.addVehicle,
  (conventionId: string) => (body: EndpointInput<typeof endpoints.addVehicle>['body']) => ({
    params: { conventionId },
    body,
  }),
  { refreshes },
);

export const useUpdateVehicle = createMutationHook(
  endpoints.updateVehicle,
  (vehicleId: string) => (body: EndpointInput<typeof endpoints.updateVehicle>['body']) => ({
    params: { vehicleId },
    body,
  }),
  { refreshes },
);

/** Removes a vehicle as it was at a revision. */
export const useRemoveVehicle = createMutationHook(
  endpoints.removeVehicle,
  (vehicleId: string) => (revision: number) => ({
    params: { vehicleId },
    query: { revision: String(revision) },
  }),
  { refreshes },
);

/** Saves the meeting points and the round trip of an airport. */
export const useSaveShuttlePlace = createMutationHook(
  endpoints.saveShuttlePlace,
  (conventionId: string, airport: string) =>
    (body: EndpointInput<typeof endpoints.saveShuttlePlace>['body']) => ({
      params: { conventionId, airport },
      body,
    }),
  { refreshes },
);
