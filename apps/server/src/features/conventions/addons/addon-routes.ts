import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/addons/addon-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { addonsInWords } from '../translations/catalogue-in-words.ts';
import { activeAddons, readAddon } from './active-addons.ts';

/** The add-ons of a convention (SPEC §7). What orders do with them is in the routes of orders. */
export function addonRoutes(app: FastifyInstance, ctx: Context): void {
  // Staff withdraw an add-on by deactivating it: inactive ones are not public.
  bindEndpoint(app, endpoints.listAddons, async ({ query }) =>
    query.active === false ? [] : addonsInWords(ctx, await activeAddons(ctx, query.conventionId), query),
  );
  bindEndpoint(app, endpoints.getAddon, async ({ params, query: { language } }) => {
    const one = await readAddon(ctx, params.id);
    const [said = one] = await addonsInWords(ctx, [one], { conventionId: one.conventionId, language });
    return said;
  });
}
