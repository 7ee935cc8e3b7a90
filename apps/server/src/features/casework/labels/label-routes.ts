import * as endpoints from '@sangamam/contract/casework/labels/label-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeLabel, createLabel, deleteLabel, listLabels } from './manage-labels.ts';

/** The labels that records can have. */
export function labelRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listLabels, () => listLabels(ctx));
  bindEndpoint(app, endpoints.createLabel, ({ actor, body }) => createLabel(ctx, actor, body));
  bindEndpoint(app, endpoints.changeLabel, ({ actor, params, body }) =>
    changeLabel(ctx, actor, params.labelId, body),
  );
  bindEndpoint(app, endpoints.deleteLabel, ({ actor, params, query }) =>
    deleteLabel(ctx, actor, params.labelId, query.revision),
  );
}
