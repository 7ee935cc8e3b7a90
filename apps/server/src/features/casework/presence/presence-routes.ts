import * as presence from '@sangamam/contract/casework/presence/presence-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { listPresence } from './list-presence.ts';
import { endPresence, reportPresence } from './report-presence.ts';

/** Which colleagues have a record of the admin area open. */
export function presenceRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, presence.listPresence, ({ actor, params }) => listPresence(ctx, actor, params.kind));
  bindEndpoint(app, presence.reportPresence, ({ actor, params }) => reportPresence(ctx, actor, params));
  bindEndpoint(app, presence.endPresence, ({ actor, params }) => endPresence(ctx, actor, params));
}
