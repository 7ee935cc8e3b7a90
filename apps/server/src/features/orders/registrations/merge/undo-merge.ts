import { returnMergedMoney } from '#server/features/ledger/merge/move-merged-money.ts';
import { undoAmendment } from '#server/features/ledger/amendments/take-back-amendment.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';

import type { TakeBackAmendment } from '../../decisions/undo/undo-registration-decision.ts';
import { listAddonOrders } from '../../order/addon-order-repository.ts';

/** Takes the last change of a registration back; of a merge, the money first, which may be held by an order of the change. */
export function takeBackChange(actor: Actor): TakeBackAmendment {
  return async (ctx, order, merge) => {
    if (!merge) return undoAmendment(ctx, actor, order);
    const family = [order, ...(await listAddonOrders(ctx.db, order.id))].map(({ id }) => id);
    await returnMergedMoney(ctx, actor, { orderIds: [...family, ...merge.endedIds], since: merge.since });
    return undoAmendment(ctx, actor, (await findAnyOrder(ctx, order.id)) ?? order);
  };
}
