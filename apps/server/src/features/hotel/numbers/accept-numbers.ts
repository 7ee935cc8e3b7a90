import type { acceptNumbers as endpoint } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import type { z } from 'zod';

import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { beginUndoable } from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changeStay } from '../stays/change-stay.ts';
import { findOrInsertStay, findSettings, type HotelStayRow } from '../stays/hotel-admin-repository.ts';
import { presentSettings } from '../stays/present-settings.ts';
import { requireCurrentStay } from '../stays/require-current-stay.ts';
import { storeStayDecision } from './stay-decisions.ts';

type Family = z.output<(typeof endpoint)['body']>['families'][number];
type Results = EndpointResult<typeof endpoint>['results'];

/**
 * Enters the numbers of families, each family in a transaction of its own, and each can be undone for a minute. A family without a hotel gets that of the convention.
 *
 * @throws NOT_FOUND
 */
export async function acceptNumbers(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  families: readonly Family[],
): Promise<{ results: Results }> {
  await conventionById(ctx, conventionId);
  const results: Results = [];
  for (const family of families) results.push(await acceptFamily(ctx, actor, conventionId, family));
  return { results };
}

async function acceptFamily(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { orderId, confirmationNumbers, revision }: Family,
): Promise<Results[number]> {
  try {
    const decisionId = await inTransaction(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      if (order.conventionId !== conventionId || isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
      const stay = await findOrInsertStay(ctx.db, orderId);
      if (stay.confirmationNumber === joinRoomNumbers(confirmationNumbers)) return null;
      requireCurrentStay(stay, revision);
      const form = { ...(await formOf(ctx, conventionId, stay)), confirmationNumbers };
      const decision = beginUndoable(ctx);
      await storeStayDecision(decision, stay, await changeStay(decision.ctx, actor, { order, stay }, form));
      return decision.id;
    });
    return { orderId, result: decisionId === null ? 'UNCHANGED' : 'SAVED', message: null, decisionId };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { orderId, result: 'REFUSED', message: error.message, decisionId: null };
  }
}

/** The stay as it is; where it has no hotel yet, that of the convention. */
async function formOf(ctx: Context, conventionId: string, stay: HotelStayRow) {
  const source = stay.hotelName === null ? presentSettings(await findSettings(ctx.db, conventionId)) : stay;
  return {
    hotelName: source.hotelName ?? '',
    address: source.address ?? '',
    phoneNumber: source.phoneNumber ?? '',
    checkedIn: stay.checkedInAt !== null,
  };
}
