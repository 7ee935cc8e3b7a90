import * as endpoints from '@sangamam/contract/letters/letter-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { prepareLetter } from './prepare-letter.ts';

/** Who is in the audience of a letter. */
export function letterAudienceRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.prepareLetter, ({ actor, params, body }) =>
    prepareLetter(ctx, actor, { ...params, ...body }),
  );
}
