import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/ledger/unreported/unreported-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import { listUnreported } from '#server/features/ledger/unreported/list-unreported.ts';

import { receiveUnreported } from './receive-unreported.ts';

/** Registrations and add-on orders of which no payment is reported, for the treasurer. */
export function unreportedRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listUnreported, ({ query }) => listUnreported(ctx, query));
  bindEndpoint(app, endpoints.receiveUnreported, ({ actor, params, body }) =>
    receiveUnreported(ctx, actor, params.orderId, body),
  );
}
