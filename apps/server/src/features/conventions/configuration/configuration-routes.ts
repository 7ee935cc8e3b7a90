import type { FastifyInstance } from 'fastify';
import * as catalogueOrder from '@sangamam/contract/conventions/configuration/catalogue-order-endpoints';
import * as endpoints from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { deleteAddon, configureAddon } from '#server/features/conventions/addons/configure-addon.ts';
import { orderAddons } from '#server/features/conventions/addons/order-addons.ts';
import {
  createConvention,
  updateConvention,
} from '#server/features/conventions/configuration/configure-convention.ts';
import { deletePackage, configurePackage } from '#server/features/conventions/packages/configure-package.ts';
import { orderPackages } from '#server/features/conventions/packages/order-packages.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

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
  bindEndpoint(app, catalogueOrder.orderPackages, async ({ actor, params: { conventionId }, body }) => {
    await orderPackages(ctx, actor, conventionId, body.ids);
    return readConfiguration(ctx, conventionId);
  });
  bindEndpoint(app, catalogueOrder.orderAddons, async ({ actor, params: { conventionId }, body }) => {
    await orderAddons(ctx, actor, conventionId, body.ids);
    return readConfiguration(ctx, conventionId);
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
