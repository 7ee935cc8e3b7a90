import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';

import type { Context } from '#server/db/context.ts';
import { treasurerOfConvention } from '#server/features/conventions/treasurer-of-convention.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

/** The treasurer for the currency of an order; undefined while the convention has none for it. */
export function treasurerOfOrder(ctx: Context, order: OrderRow): Promise<Treasurer | undefined> {
  return treasurerOfConvention(ctx, order.conventionId, order.currency ?? 'USD');
}
