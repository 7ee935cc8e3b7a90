import type { FastifyInstance } from 'fastify';
import * as views from '@sangamam/contract/casework/saved-views/saved-view-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeView, deleteView } from './change-view.ts';
import { createView } from './create-view.ts';
import { listViews } from './list-views.ts';

/** Named views of the lists of the admin area. */
export function savedViewRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, views.listSavedViews, ({ actor, params }) => listViews(ctx, actor, params.list));
  bindEndpoint(app, views.createSavedView, ({ actor, params, body }) =>
    createView(ctx, actor, params.list, body),
  );
  bindEndpoint(app, views.changeSavedView, ({ actor, params, body }) => changeView(ctx, actor, params, body));
  bindEndpoint(app, views.deleteSavedView, ({ actor, params, query }) =>
    deleteView(ctx, actor, params, query.revision),
  );
}
