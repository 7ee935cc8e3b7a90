import type { FastifyInstance } from 'fastify';
import * as claims from '@sangamam/contract/accounts/claim/claim-endpoints';
import * as endpoints from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { claimRegistration, issueSlip } from './claim-registration.ts';
import { findKnownFamilies, readKnownFamily } from './read-known-family.ts';
import { registerFamily, registerKnownFamily } from './register-family.ts';

/** Registrations that staff enter for families, and how families take them over. */
export function onBehalfRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.registerFamily, ({ actor, body }) => registerFamily(ctx, actor, body));
  bindEndpoint(app, endpoints.findKnownFamilies, ({ query }) => findKnownFamilies(ctx, query));
  bindEndpoint(app, endpoints.getKnownFamily, ({ params, query }) =>
    readKnownFamily(ctx, { ...params, ...query }),
  );
  bindEndpoint(app, endpoints.registerKnownFamily, ({ actor, params, body }) =>
    registerKnownFamily(ctx, actor, params.userId, body),
  );
  bindEndpoint(app, claims.issueClaimCode, ({ actor, params }) => issueSlip(ctx, actor, params.orderId));
  bindEndpoint(app, claims.claimAccount, ({ body }) => claimRegistration(ctx, body));
}
