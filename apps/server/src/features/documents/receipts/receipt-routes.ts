import * as endpoints from '@sangamam/contract/documents/receipts/receipt-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { requireOwnOrder, requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { offerDocument, openDocument } from './open-document.ts';

/** Receipts of the family's own orders (SPEC §7 Order), and the files that their addresses open. */
export function receiptRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getReceipts, async ({ actor, query }) =>
    offerDocument(ctx, 'receipts', await requireOwnOrder(ctx, actor, query)),
  );
  bindEndpoint(app, endpoints.getRegistrationReceipt, async ({ actor, params }) =>
    offerDocument(ctx, 'registration-receipt', await requireOwnOrderById(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, endpoints.getAddonReceipt, async ({ actor, params }) =>
    offerDocument(ctx, 'addon-receipt', await requireOwnOrderById(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, endpoints.getCheckInReceipt, async ({ actor, params }) =>
    offerDocument(ctx, 'check-in', await requireOwnOrderById(ctx, actor, params.orderId)),
  );
  bindDownload(app, endpoints.downloadDocument, ({ params, query }) =>
    openDocument(ctx, { ...params, ...query }),
  );
}
