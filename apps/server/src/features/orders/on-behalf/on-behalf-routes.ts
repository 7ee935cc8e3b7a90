import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { registerFamily } from './register-family.ts';

/** Registrations that staff enter for families. */
export function onBehalfRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.registerFamily, ({ actor, body }) => registerFamily(ctx, actor, body));
}
