import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { getMasterData } from './get-master-data.ts';
import { listAirports } from './list-airports.ts';
import { listOrganizations } from './list-organizations.ts';
import { readSiteSettings } from '../site-settings/read-site-settings.ts';

/** Lists and settings that forms need (SPEC §7 Content, lookup, system). */
export function referenceRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getMasterData, ({ params }) => getMasterData(params.type));
  bindEndpoint(app, endpoints.listOrganizations, ({ query }) => listOrganizations(ctx, query));
  bindEndpoint(app, endpoints.getSystemSettings, () => readSiteSettings(ctx));
  bindEndpoint(app, endpoints.listAirports, () => listAirports(ctx));
}
