import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/amendments/amendment-endpoints';
import * as family from '@sangamam/contract/orders/amendments/family-change-endpoints';
import { cancelOrder } from '@sangamam/contract/orders/order-endpoints';
import * as requests from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { withdrawChangeRequest } from '#server/features/orders/amendments/change-requests.ts';
import { readAmendmentOptions } from '#server/features/orders/amendments/read-amendment-options.ts';
import { cancelOwnOrder } from '#server/features/orders/decisions/cancel-own-order.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { amendRegistration, previewAmendment } from './amend-registration.ts';
import { previewOwnAmendment, readOwnAmendment, sendOwnAmendment } from './change-own-registration.ts';
import { takeUnpaidChangeBack } from './take-back-amendment.ts';
import { acceptChangeRequest, declineRequest, readChangeRequest } from './decide-change-request.ts';

/** Changes of submitted registrations: by staff, and by families as the organiser allows, who may also do without one. */
export function amendmentRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getAmendmentOptions, ({ params }) =>
    inTransaction(ctx, (ctx) => readAmendmentOptions(ctx, params.orderId)),
  );
  bindEndpoint(app, endpoints.previewAmendment, ({ actor, params, body }) =>
    previewAmendment(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.amendRegistration, ({ actor, params, body }) =>
    amendRegistration(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, requests.getChangeRequest, ({ params }) => readChangeRequest(ctx, params.orderId));
  bindEndpoint(app, requests.acceptChangeRequest, ({ actor, params, body }) =>
    acceptChangeRequest(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, requests.declineChangeRequest, ({ actor, params, body }) =>
    declineRequest(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, family.getOwnAmendment, ({ actor, params, query }) =>
    readOwnAmendment(ctx, actor, params.orderId, query.language),
  );
  bindEndpoint(app, family.previewOwnAmendment, ({ actor, params, query, body }) =>
    previewOwnAmendment(ctx, actor, params.orderId, { ...body, ...query }),
  );
  bindEndpoint(app, family.sendOwnAmendment, ({ actor, params, body }) =>
    sendOwnAmendment(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, cancelOrder, ({ actor, params, body }) =>
    cancelOwnOrder(ctx, actor, params.orderId, body?.reason, (ctx, child) =>
      takeUnpaidChangeBack(ctx, actor, child),
    ),
  );
  bindEndpoint(app, family.withdrawChangeRequest, ({ actor, params, body }) =>
    inTransaction(ctx, (ctx) => withdrawChangeRequest(ctx, actor, { ...params, ...body })),
  );
}
