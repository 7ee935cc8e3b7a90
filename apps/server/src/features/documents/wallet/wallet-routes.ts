import * as service from '@sangamam/contract/documents/wallet/apple-service-endpoints';
import * as endpoints from '@sangamam/contract/documents/wallet/wallet-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changedPasses, currentPass, forgetPhone, keepPhone } from './apple-service.ts';
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
  bindEndpoint(app, service.registerDevice, ({ params, body, authorization }) =>
    keepPhone(ctx, { ...params, ...body, authorization }),
  );
  bindEndpoint(app, service.unregisterDevice, ({ params, authorization }) =>
    forgetPhone(ctx, { ...params, authorization }),
  );
  bindDownload(app, service.listChangedPasses, ({ params, query }) =>
    changedPasses(ctx, { ...params, ...query }),
  );
  bindDownload(app, service.getCurrentPass, ({ params, authorization }) =>
    currentPass(ctx, { ...params, authorization }),
  );
  bindEndpoint(app, service.logOfPhones, ({ body, log }) => {
    // Whoever wrote it is not known, so nothing of it is repeated.
    log.warn({ complaints: body.logs.length }, 'a phone complains of passes');
    return { received: true as const };
  });
}
