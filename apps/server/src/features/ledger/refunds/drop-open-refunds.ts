import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { auditRefund } from './locked-refund.ts';
import { insertStep, listOpenRefunds, updateRefund } from './refund-repository.ts';

/**
 * Discards the open refunds of a payment whose money has left without us: nobody could be asked to discard them first.
 * Call it under the order's lock. `reason` is for staff, such as the number of the event at the bank.
 */
export async function dropOpenRefunds(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  reason: string,
): Promise<void> {
  for (const { id, state } of await listOpenRefunds(ctx.db, paymentId)) {
    const discarded = await updateRefund(ctx.db, id, { state: 'DISCARDED' });
    await insertStep(ctx.db, actor, {
      refundId: id,
      state: discarded.state,
      reason,
      createdAt: ctx.now(),
    });
    await auditRefund(ctx, actor, discarded, { before: state, reason });
  }
}
