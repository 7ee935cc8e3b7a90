import * as fleet from '@sangamam/contract/travel/fleet/fleet-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { addDriver, moveRunsOfDriver, removeDriver, updateDriver } from './edit-drivers.ts';
import { addVehicle, removeVehicle, updateVehicle } from './edit-vehicles.ts';
import { readFleet } from './read-fleet.ts';
import { savePlace } from './save-place.ts';

/** Drivers, vehicles and meeting points of the transport desk. */
export function fleetRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, fleet.getFleet, ({ params }) => readFleet(ctx, params.conventionId));
  bindEndpoint(app, fleet.addDriver, ({ actor, params, body }) =>
    addDriver(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, fleet.updateDriver, ({ actor, params, body }) =>
    updateDriver(ctx, actor, params.driverId, body),
  );
  bindEndpoint(app, fleet.removeDriver, ({ actor, params, query }) =>
    removeDriver(ctx, actor, params.driverId, query.revision),
  );
  bindEndpoint(app, fleet.moveRunsOfDriver, ({ actor, params, body }) =>
    moveRunsOfDriver(ctx, actor, params.driverId, body.toDriverId),
  );
  bindEndpoint(app, fleet.addVehicle, ({ actor, params, body }) =>
    addVehicle(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, fleet.updateVehicle, ({ actor, params, body }) =>
    updateVehicle(ctx, actor, params.vehicleId, body),
  );
  bindEndpoint(app, fleet.removeVehicle, ({ actor, params, query }) =>
    removeVehicle(ctx, actor, params.vehicleId, query.revision),
  );
  bindEndpoint(app, fleet.saveShuttlePlace, ({ actor, params, body }) => savePlace(ctx, actor, params, body));
}
