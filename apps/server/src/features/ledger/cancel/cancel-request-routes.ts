import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/cancel/cancel-request-endpoints';

import type { Context } from '#server/db/context.ts';
import { takeCancelRequestBack } from '#server/features/orders/cancel/own-cancel-request.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { askToCancel } from './ask-to-cancel.ts';
import { readOwnEstimate } from './estimate-cancellation.ts';

/** Families who ask for the cancellation of what they paid. */
export function cancelRequestRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getCancelEstimate, ({ actor, params }) =>
    readOwnEstimate(ctx, actor, params.orderId),
  );
  bindEndpoint(app, endpoints.askToCancel, ({ actor, params, body }) =>
    askToCancel(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.takeCancelRequestBack, ({ actor, params }) =>
    takeCancelRequestBack(ctx, actor, params.orderId),
  );
}
