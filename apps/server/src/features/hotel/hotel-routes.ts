import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeCheckIn } from './check-in.ts';

/** A family's check-in at its hotel (SPEC §7 Order). */
export function hotelRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, updateHotelDetails, ({ actor, params, body }) =>
    changeCheckIn(ctx, actor, params.orderId, body.checkedIn),
  );
}
