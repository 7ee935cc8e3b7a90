import * as endpoints from '@sangamam/contract/documents/wallet/wallet-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { offerApplePass, offerGooglePass, openApplePass } from './offer-passes.ts';

/** The family's own registration as a pass for the wallets of phones. */
export function walletRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getApplePass, async ({ actor, params }) =>
    offerApplePass(ctx, await requireOwnOrderById(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, endpoints.getGooglePass, async ({ actor, params }) =>
    offerGooglePass(ctx, await requireOwnOrderById(ctx, actor, params.orderId)),
  );
  bindDownload(app, endpoints.downloadApplePass, ({ params, query }) =>
    openApplePass(ctx, { ...params, ...query }),
  );
}
