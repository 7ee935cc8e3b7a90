import { getReceiptForStaff } from '@sangamam/contract/documents/document-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { recordOrderRead } from '#server/features/orders/order/record-order-read.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { offerDocument } from './receipts/open-document.ts';

/** Receipts as staff open them. */
export function documentAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getReceiptForStaff, async ({ actor, params }) => {
    const order = await findAnyOrder(ctx, params.orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const document = await offerDocument(ctx, 'staff-receipt', order);
    await recordOrderRead(ctx, actor, order.id);
    return document;
  });
}
