import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/amendments/amendment-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { readAmendmentOptions } from '#server/features/orders/amendments/read-amendment-options.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { amendRegistration, previewAmendment } from './amend-registration.ts';

/** Changes of submitted registrations by staff. */
export function amendmentRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getAmendmentOptions, ({ params }) =>
    inTransaction(ctx, (ctx) => readAmendmentOptions(ctx, params.orderId)),
  );
  bindEndpoint(app, endpoints.previewAmendment, ({ params, body }) =>
    previewAmendment(ctx, params.orderId, body),
  );
  bindEndpoint(app, endpoints.amendRegistration, ({ actor, params, body }) =>
    amendRegistration(ctx, actor, params.orderId, body),
  );
}
