import * as quicker from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { latestColleague } from '#server/features/audit/latest-colleague.ts';
import { findUndoable } from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { decisionsOnOrders } from './undo/registration-decision-repository.ts';

/**
 * What the actor can undo of an order that they have just decided, by its id, or the colleague by name who had decided
 * the same before: a repeated call has answered the first result.
 */
export async function ownDecision(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
): Promise<{ decisionId: string | null; decidedBy: string | null }> {
  const decidedBy = await latestColleague(ctx, actor, {
    entity: 'order',
    entityId: order.id,
    actions: Object.keys(quicker.withRegistration),
  });
  if (decidedBy !== null || order.cancelledAt !== null) return { decisionId: null, decidedBy };
  const decision = await findUndoable(ctx, decisionsOnOrders, order.id);
  return { decisionId: decision?.id ?? null, decidedBy };
}
