import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';

import * as merging from '@sangamam/contract/orders/registrations/merge-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listDuplicateFamilies } from './list-duplicate-families.ts';
import { mergeRegistrations, previewMerge } from './merge/merge-registrations.ts';
import { readMergeOptions } from './merge/read-merge-options.ts';
import { markFamiliesDistinct } from './mark-families-distinct.ts';

/** Registrations that may be of one family, as registrars sort them out. */
export function duplicateAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listDuplicateFamilies, ({ actor, query }) =>
    listDuplicateFamilies(ctx, actor, query),
  );
  bindEndpoint(app, endpoints.markFamiliesDistinct, ({ actor, params, body }) =>
    markFamiliesDistinct(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, merging.getMergeOptions, ({ actor, params }) =>
    inTransaction(ctx, (ctx) => readMergeOptions(ctx, actor, params)),
  );
  bindEndpoint(app, merging.previewMerge, ({ actor, params, body }) =>
    previewMerge(ctx, actor, params, body.merge),
  );
  bindEndpoint(app, merging.mergeRegistrations, ({ actor, params, body }) =>
    mergeRegistrations(ctx, actor, params, body),
  );
}
