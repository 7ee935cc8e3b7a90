import type { Context } from '#server/db/context.ts';
import { isDecided } from '#server/features/orders/order/order-facts.ts';
import type { OrderChange } from '#server/features/orders/order/order-repository.ts';

import { clearFollowUp, restoreFollowUps } from './follow-up-repository.ts';

/** Clears the follow-up of a locked order when a change decides or cancels it; one that opens it again clears nothing. */
export async function clearFollowUpOnDecision(
  ctx: Context,
  orderId: string,
  change: OrderChange,
): Promise<void> {
  if (!isDecided(change)) return;
  await clearFollowUp(ctx.db, { orderId, decisionId: ctx.mailDelay?.decisionId ?? null });
}

/** Sets the follow-ups again that a decision cleared which is undone. */
export function restoreFollowUpsOf(ctx: Context, decisionId: string): Promise<void> {
  return restoreFollowUps(ctx.db, decisionId);
}
