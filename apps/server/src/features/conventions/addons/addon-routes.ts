import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/addons/addon-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { activeAddons, readAddon } from './active-addons.ts';

/** The add-ons of a convention (SPEC §7). What orders do with them is in the routes of orders. */
export function addonRoutes(app: FastifyInstance, ctx: Context): void {
  // Staff withdraw an add-on by deactivating it: inactive ones are not public.
  bindEndpoint(app, endpoints.listAddons, ({ query }) =>
    query.active === false ? [] : activeAddons(ctx, query.conventionId),
  );
  bindEndpoint(app, endpoints.getAddon, ({ params }) => readAddon(ctx, params.id));
}
