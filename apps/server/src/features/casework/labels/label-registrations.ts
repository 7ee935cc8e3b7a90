import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { addOrderLabel, findLabel, removeOrderLabel } from './label-repository.ts';

/**
 * Puts a label on orders, or takes it off, each in a transaction of its own; answers a result for each, in the order
 * asked. One that has it already, or does not, stays as it is and counts as done.
 */
export function labelRegistrations(
  ctx: Context,
  actor: Actor,
  { orderIds, labelId, labelled }: { orderIds: readonly string[]; labelId: string; labelled: boolean },
): Promise<RegistrationBulkResult[]> {
  return eachWithResult<string, RegistrationBulkResult>(
    new Set(orderIds),
    async (orderId) => {
      await labelOrder(ctx, actor, orderId, { labelId, labelled });
      return { _id: orderId, succeeded: true, decisionId: null, code: null, message: null };
    },
    (_id, refusal) => ({ _id, succeeded: false, decisionId: null, ...refusal }),
  );
}

function labelOrder(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { labelId, labelled }: { labelId: string; labelled: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockOrder(ctx, orderId);
    // Locked, so that nobody deletes it before it is on the order.
    const label = await findLabel(ctx.db, labelId, { lock: true });
    if (!label) throw new AppError('NOT_FOUND');
    const change = labelled ? addOrderLabel : removeOrderLabel;
    if (!(await change(ctx.db, id, labelId))) return;
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: labelled ? 'order.labelled' : 'order.label-removed',
      entityId: id,
      after: { label: label.name },
    });
  });
}
