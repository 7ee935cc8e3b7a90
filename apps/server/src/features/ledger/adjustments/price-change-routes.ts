import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/adjustments/adjustment';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changePrice, previewPriceChange } from './change-price.ts';

/** Comps, scholarships and corrections on submitted orders. */
export function priceChangeRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.previewPriceChange, ({ params, body }) =>
    previewPriceChange(ctx, params.orderId, body.change),
  );
  bindEndpoint(app, endpoints.changePrice, ({ actor, params, body }) =>
    changePrice(ctx, actor, params.orderId, body),
  );
}
