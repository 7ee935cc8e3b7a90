import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import * as endpoints from '@sangamam/contract/conventions/convention-endpoints';

import { listPublicParticipants, listPublicUnits } from './list-public-participants.ts';

/** The public participant list under its two paths (SPEC §7). */
export function publicListRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listPublicParticipants, ({ query }) => listPublicParticipants(ctx, query));
  bindEndpoint(app, endpoints.listPublicParticipantsByPath, ({ params }) =>
    listPublicParticipants(ctx, params),
  );
  bindEndpoint(app, endpoints.listPublicUnits, ({ query }) => listPublicUnits(ctx, query.conventionId));
}
