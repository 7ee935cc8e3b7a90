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

/** Conventions (SPEC §7 Content, lookup, system). */
export function conventionRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listOpenConventions, () => listOpenConventions(ctx));
  bindEndpoint(app, endpoints.listConventions, ({ query }) => listConventions(ctx, query));
  bindEndpoint(app, choices, () => listConventionChoices(ctx));
  bindEndpoint(app, endpoints.getConvention, ({ params }) => readConvention(ctx, params.id));
  bindDownload(app, endpoints.getConventionCalendar, ({ params }) => conventionCalendar(ctx, params.id));
}
