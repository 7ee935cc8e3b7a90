import type { acceptChangeRequest as endpoint } from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { isWhole, partOf, type ChangeRequest } from '@sangamam/contract/orders/amendments/change-request';
import type { z } from 'zod';

import { inTransaction, type Context } from '#server/db/context.ts';
import {
  declineChangeRequest,
  latestChangeRequest,
  requireOpenRequest,
  settleChangeRequest,
} from '#server/features/orders/amendments/change-requests.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { carryOutAmendment, withQuickerColleague, type CarriedOut } from './amend-registration.ts';

/**
 * The change that a family asked for last, open or over.
 *
 * @throws ORDER_NOT_FOUND
 */
export function readChangeRequest(ctx: Context, orderId: string): Promise<ChangeRequest | null> {
  return inTransaction(ctx, async (ctx) => latestChangeRequest(ctx, (await lockOrder(ctx, orderId)).id));
}

/**
 * Carries the chosen parts of an open request out, as an amendment that can be undone for a minute; undone, the request is
 * open again.
 *
 * @throws CHANGE_REQUEST_DECIDED, and as `amendRegistration`
 */
export function acceptChangeRequest(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { requestId, parts, ...wanted }: z.output<(typeof endpoint)['body']>,
): Promise<CarriedOut> {
  return withQuickerColleague(ctx, actor, orderId, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const request = await requireOpenRequest(ctx, order, requestId);
    const change = partOf(request.change, parts);
    const done = await carryOutAmendment(ctx, actor, order, { ...wanted, change });
    await settleChangeRequest(ctx, request, {
      answer: wanted.reason,
      isWhole: isWhole(request.change, parts),
    });
    return done;
  });
}

/**
 * Declines an open request; the family reads the reason.
 *
 * @throws ORDER_NOT_FOUND, CHANGE_REQUEST_DECIDED
 */
export function declineRequest(
  ctx: Context,
  actor: Actor,
  orderId: string,
  answer: { requestId: string; reason: string },
): Promise<{ _id: string }> {
  return withQuickerColleague(ctx, actor, orderId, (ctx) =>
    declineChangeRequest(ctx, actor, { orderId, ...answer }),
  );
}
