import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/packages/package-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { packagesInWords } from '../translations/catalogue-in-words.ts';
import { listPackages, readPackage } from './list-packages.ts';

/** The packages of a convention (SPEC §7). What orders do with them is in the routes of orders. */
export function packageRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listPackages, async ({ query }) =>
    packagesInWords(ctx, await listPackages(ctx, query), query),
  );
  bindEndpoint(app, endpoints.getPackage, async ({ params, query: { language } }) => {
    const one = await readPackage(ctx, params.id);
    const [said = one] = await packagesInWords(ctx, [one], { conventionId: one.conventionId, language });
    return said;
  });
}
