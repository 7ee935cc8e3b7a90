import type { OwnCancelRequest } from '@sangamam/contract/orders/cancel/cancel-request';

import type { Context } from '#server/db/context.ts';

import { holdsCapacity, type OrderRow } from '../order/order-facts.ts';
import {
  findLatestCancelRequest,
  listLatestCancelRequests,
  type CancelRequestRow,
} from './cancel-request-repository.ts';

/** What families see of the last request of each of these orders; one that they took back, or that was granted, is over. */
export async function ownCancelRequests(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, OwnCancelRequest>> {
  const active = orders.filter(holdsCapacity).map(({ id }) => id);
  const rows = await listLatestCancelRequests(ctx.db, active);
  return new Map(
    rows.flatMap((row) => {
      const own = presentOwnCancelRequest(row);
      return own ? [[row.orderId, own] as const] : [];
    }),
  );
}

/** One request as its family sees it; `null` once it is over. */
export function presentOwnCancelRequest(row: CancelRequestRow | undefined): OwnCancelRequest | null {
  if (!row || (row.outcome !== null && row.outcome !== 'DECLINED')) return null;
  return {
    askedAt: row.askedAt.toISOString(),
    keptFee: row.keptFee,
    declined: row.closedAt && { at: row.closedAt.toISOString(), answer: row.answer },
  };
}

/**
 * The request of an order that nobody has answered. Of an order that was rejected it waits for nothing, until the rejection
 * is taken back.
 */
export async function openCancelRequestOf(
  ctx: Context,
  order: OrderRow,
): Promise<CancelRequestRow | undefined> {
  const latest = holdsCapacity(order) ? await findLatestCancelRequest(ctx.db, order.id) : undefined;
  return latest?.closedAt === null ? latest : undefined;
}

/** Since when the families of these orders ask to cancel; without those that do not. */
export async function cancelAskedAtOf(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, string>> {
  const own = await ownCancelRequests(ctx, orders);
  return new Map(
    [...own].filter(([, { declined }]) => declined === null).map(([id, { askedAt }]) => [id, askedAt]),
  );
}
