import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/convention-endpoints';
import { listConventionChoices as choices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { conventionCalendar } from './calendar/convention-calendar.ts';
import {
  listConventionChoices,
  listConventions,
  listOpenConventions,
  readConvention,
} from './list-conventions.ts';
import { conventionInWords } from './translations/catalogue-in-words.ts';

/** Conventions (SPEC §7 Content, lookup, system). */
export function conventionRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listOpenConventions, async ({ query }) =>
    Promise.all((await listOpenConventions(ctx)).map((one) => conventionInWords(ctx, one, query.language))),
  );
  bindEndpoint(app, endpoints.listConventions, ({ query }) => listConventions(ctx, query));
  bindEndpoint(app, choices, () => listConventionChoices(ctx));
  bindEndpoint(app, endpoints.getConvention, async ({ params, query }) =>
    conventionInWords(ctx, await readConvention(ctx, params.id), query.language),
  );
  bindDownload(app, endpoints.getConventionCalendar, ({ params }) => conventionCalendar(ctx, params.id));
}
