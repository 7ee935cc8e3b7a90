import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { configureDiscount, deleteDiscount, listDiscounts } from './configure-discount.ts';
import { createBatch } from './create-batch.ts';

/** The discount codes of a convention, for the organiser. */
export function discountAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listDiscounts, ({ params }) => listDiscounts(ctx, params.conventionId));
  bindEndpoint(app, endpoints.createDiscount, ({ actor, params, body }) =>
    configureDiscount(ctx, actor, params, body),
  );
  bindEndpoint(app, endpoints.createDiscountBatch, ({ actor, params, body }) =>
    createBatch(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, endpoints.updateDiscount, ({ actor, params, body }) =>
    configureDiscount(ctx, actor, params, body),
  );
  bindEndpoint(app, endpoints.deleteDiscount, ({ actor, params, query }) =>
    deleteDiscount(ctx, actor, params, query.revision),
  );
}
