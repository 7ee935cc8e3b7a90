import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listDuplicateFamilies } from './list-duplicate-families.ts';
import { markFamiliesDistinct } from './mark-families-distinct.ts';

/** Registrations that may be of one family, as registrars sort them out. */
export function duplicateAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listDuplicateFamilies, ({ actor, query }) =>
    listDuplicateFamilies(ctx, actor, query),
  );
  bindEndpoint(app, endpoints.markFamiliesDistinct, ({ actor, params, body }) =>
    markFamiliesDistinct(ctx, actor, { ...params, ...body }),
  );
}
