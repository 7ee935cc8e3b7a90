import type { undoNumbers as endpoint } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import type { DecisionToUndo } from '@sangamam/contract/undo/undoable-decision';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { undoDecision } from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changingStay } from '../stays/changing-stay.ts';
import { findOrInsertStay } from '../stays/hotel-admin-repository.ts';
import { decisionsOnStays } from './stay-decision-repository.ts';
import { onStay } from './stay-decisions.ts';

type Results = EndpointResult<typeof endpoint>['results'];

/**
 * Undoes numbers of a list, each family in a transaction of its own.
 *
 * @throws NOT_FOUND
 */
export async function undoNumbers(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  decisions: readonly DecisionToUndo[],
): Promise<{ results: Results }> {
  await conventionById(ctx, conventionId);
  const results = await eachWithResult<DecisionToUndo, Results[number]>(
    decisions,
    async ({ orderId, decisionId: id }) => {
      await changingStay(ctx, actor, orderId, async (ctx) => {
        const order = await lockOrder(ctx, orderId);
        const decision = await decisionsOnStays.find(ctx.db, { id, recordId: orderId });
        if (!decision || order.conventionId !== conventionId || isAddonOrder(order))
          throw new AppError('ORDER_NOT_FOUND');
        await undoDecision(ctx, actor, onStay, await findOrInsertStay(ctx.db, orderId), decision);
      });
      return { orderId, undone: true, message: null };
    },
    ({ orderId }, { message }) => ({ orderId, undone: false, message }),
  );
  return { results };
}
