import type { FastifyInstance } from 'fastify';
import * as adminEndpoints from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import {
  readAdminSettings,
  updateRegistrationSettings,
  updateSiteSettings,
} from '../site-settings/change-settings.ts';
import { createAirport, deleteAirport, listAdminAirports, updateAirport } from './manage-airports.ts';
import {
  createOrganization,
  deleteOrganization,
  listAdminOrganizations,
  updateOrganization,
} from './manage-organizations.ts';

/** How administrators keep the lists and settings of the whole site. */
export function referenceAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, adminEndpoints.listAdminOrganizations, ({ query }) =>
    listAdminOrganizations(ctx, query.type),
  );
  bindEndpoint(app, adminEndpoints.createOrganization, ({ actor, body }) =>
    createOrganization(ctx, actor, body),
  );
  bindEndpoint(app, adminEndpoints.updateOrganization, ({ actor, params, body }) =>
    updateOrganization(ctx, actor, params.id, body),
  );
  bindEndpoint(app, adminEndpoints.deleteOrganization, ({ actor, params, query }) =>
    deleteOrganization(ctx, actor, params.id, query.revision),
  );
  bindEndpoint(app, adminEndpoints.listAdminAirports, () => listAdminAirports(ctx));
  bindEndpoint(app, adminEndpoints.createAirport, ({ actor, body }) => createAirport(ctx, actor, body));
  bindEndpoint(app, adminEndpoints.updateAirport, ({ actor, params, body }) =>
    updateAirport(ctx, actor, params.code, body),
  );
  bindEndpoint(app, adminEndpoints.deleteAirport, ({ actor, params, query }) =>
    deleteAirport(ctx, actor, params.code, query.revision),
  );
  bindEndpoint(app, adminEndpoints.getAdminSettings, () => readAdminSettings(ctx));
  bindEndpoint(app, adminEndpoints.updateSiteSettings, ({ actor, body }) =>
    updateSiteSettings(ctx, actor, body),
  );
  bindEndpoint(app, adminEndpoints.updateRegistrationSettings, ({ actor, body }) =>
    updateRegistrationSettings(ctx, actor, body),
  );
}
