import * as endpoints from '@sangamam/contract/conventions/translations/translation-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readTranslations, saveTranslations } from './translate-convention.ts';

/** What organisers write about a convention, in Malayalam. */
export function translationRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getTranslations, ({ params }) => readTranslations(ctx, params.conventionId));
  bindEndpoint(app, endpoints.saveTranslations, ({ actor, params, body }) =>
    saveTranslations(ctx, actor, params.conventionId, body),
  );
}
