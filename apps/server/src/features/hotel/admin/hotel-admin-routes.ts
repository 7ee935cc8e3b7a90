import * as endpoints from '@sangamam/contract/hotel/admin/hotel-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readHotelConventions, readStays } from './read-stays.ts';
import { saveHotelSettings } from './save-settings.ts';
import { saveRooms, saveStay } from './save-stay.ts';

/** The hotel desk: the rooming list, stays and rooms of families, and the hotel of a convention. */
export function hotelAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listHotelConventions, () => readHotelConventions(ctx));
  bindEndpoint(app, endpoints.listStays, ({ params, query }) => readStays(ctx, params.conventionId, query));
  bindEndpoint(app, endpoints.saveStay, ({ actor, params, body }) =>
    saveStay(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.saveRooms, ({ actor, params, body }) =>
    saveRooms(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.saveHotelSettings, ({ actor, params, body }) =>
    saveHotelSettings(ctx, actor, params.conventionId, body),
  );
}
