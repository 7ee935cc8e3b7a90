import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/casework/vouches/vouch-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listUnitFamilies, vouchForFamily } from './vouch-for-family.ts';

/** What officers of local units see, each of their own unit, and say. */
export function vouchRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listUnitFamilies, ({ actor, query }) => listUnitFamilies(ctx, actor, query));
  bindEndpoint(app, endpoints.vouchForFamily, ({ actor, params, body }) =>
    vouchForFamily(ctx, actor, { ...params, ...body }),
  );
}
