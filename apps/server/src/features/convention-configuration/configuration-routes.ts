import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { deleteAddon, configureAddon } from '#server/features/addons/admin/configure-addon.ts';
import {
  createConvention,
  updateConvention,
} from '#server/features/conventions/admin/configure-convention.ts';
import { deletePackage, configurePackage } from '#server/features/packages/admin/configure-package.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import * as endpoints from '@sangamam/contract/conventions/admin/convention-admin-endpoints';

import { cloneConvention } from './clone-convention.ts';
import { closeConvention, openConvention } from './open-convention.ts';
import { listConfigurations, readConfiguration } from './read-configuration.ts';

/** Configuring, opening and closing conventions. */
export function configurationRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listConventionConfigurations, () => listConfigurations(ctx));
  bindEndpoint(app, endpoints.getConventionConfiguration, ({ params }) =>
    readConfiguration(ctx, params.conventionId),
  );
  bindEndpoint(app, endpoints.createConvention, async ({ actor, body }) =>
    readConfiguration(ctx, await createConvention(ctx, actor, body)),
  );
  bindEndpoint(app, endpoints.updateConvention, async ({ actor, params, body }) =>
    readConfiguration(ctx, await updateConvention(ctx, actor, params.conventionId, body)),
  );
  bindEndpoint(app, endpoints.openConvention, ({ actor, params }) =>
    openConvention(ctx, actor, params.conventionId),
  );
  bindEndpoint(app, endpoints.closeConvention, ({ actor, params }) =>
    closeConvention(ctx, actor, params.conventionId),
  );
  bindEndpoint(app, endpoints.cloneConvention, ({ actor, params, body }) =>
    cloneConvention(ctx, actor, params.conventionId, body),
  );

  bindEndpoint(app, endpoints.createPackage, async ({ actor, params, body }) => {
    await configurePackage(ctx, actor, params, body);
    return readConfiguration(ctx, params.conventionId);
  });
  bindEndpoint(app, endpoints.updatePackage, async ({ actor, params, body }) => {
    await configurePackage(ctx, actor, params, body);
    return readConfiguration(ctx, params.conventionId);
  });
  bindEndpoint(app, endpoints.deletePackage, async ({ actor, params, query }) => {
    await deletePackage(ctx, actor, params, query.revision);
    return readConfiguration(ctx, params.conventionId);
  });
  bindEndpoint(app, endpoints.createAddon, async ({ actor, params, body }) => {
    await configureAddon(ctx, actor, params, body);
    return readConfiguration(ctx, params.conventionId);
  });
  bindEndpoint(app, endpoints.updateAddon, async ({ actor, params, body }) => {
    await configureAddon(ctx, actor, params, body);
    return readConfiguration(ctx, params.conventionId);
  });
  bindEndpoint(app, endpoints.deleteAddon, async ({ actor, params, query }) => {
    await deleteAddon(ctx, actor, params, query.revision);
    return readConfiguration(ctx, params.conventionId);
  });
}
