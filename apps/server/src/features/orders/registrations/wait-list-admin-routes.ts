import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { extendOffer, moveToFront, removeFromWaitList } from '../decisions/wait-list-decisions.ts';
import { listWaitList, readWaitListEntry } from './list-wait-list.ts';

/** The wait lists as staff read and keep them. */
export function waitListAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listWaitList, ({ query }) => listWaitList(ctx, query));
  bindEndpoint(app, endpoints.moveToFront, async ({ actor, params, body }) => {
    await moveToFront(ctx, actor, { ...params, ...body });
    return readWaitListEntry(ctx, params.entryId);
  });
  bindEndpoint(app, endpoints.extendOffer, async ({ actor, params, body }) => {
    await extendOffer(ctx, actor, { ...params, ...body });
    return readWaitListEntry(ctx, params.entryId);
  });
  bindEndpoint(app, endpoints.removeFromWaitList, async ({ actor, params, body }) => {
    await removeFromWaitList(ctx, actor, { ...params, ...body });
    return readWaitListEntry(ctx, params.entryId);
  });
}
