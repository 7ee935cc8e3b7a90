import type { RegistrationCare } from '@sangamam/contract/casework/care/registration-care';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { eachWithResult } from '#server/features/orders/decisions/each-with-result.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { findCare, saveCare } from './care-repository.ts';
import { listAssignees } from './list-assignees.ts';
import { readCare } from './read-care.ts';

interface Assignment {
  userId: string | null;
  assignedToSeen: string | null;
}

/**
 * Assigns a registration to a colleague, or to nobody. Idempotent.
 *
 * @throws ORDER_NOT_FOUND, RQST_PARAMS_INVALID for somebody who may not decide, CONFLICT when somebody else has assigned
 *   it since the actor looked
 */
export function assignRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { userId, assignedToSeen: seen }: Assignment,
): Promise<RegistrationCare> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const assignedTo = (await findCare(ctx.db, orderId))?.assignedTo ?? null;
    if (assignedTo !== userId) {
      await requireDecider(ctx, userId);
      if (assignedTo !== seen) throw new AppError('CONFLICT');
      await saveCare(ctx.db, orderId, { assignedTo: userId });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: userId === null ? 'order.unassigned' : 'order.assigned',
        entityId: orderId,
        before: { assignedTo },
        after: { assignedTo: userId },
      });
    }
    return (await readCare(ctx, [orderId]))(orderId);
  });
}

/** Assigns several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export function assignRegistrations(
  ctx: Context,
  actor: Actor,
  {
    userId,
    registrations,
  }: { userId: string | null; registrations: readonly { orderId: string; assignedToSeen: string | null }[] },
): Promise<RegistrationBulkResult[]> {
  return eachWithResult(
    registrations,
    async ({ orderId, assignedToSeen }): Promise<RegistrationBulkResult> => {
      await assignRegistration(ctx, actor, orderId, { userId, assignedToSeen });
      return { _id: orderId, succeeded: true, decisionId: null, code: null, message: null };
    },
    ({ orderId }, refusal) => ({ _id: orderId, succeeded: false, decisionId: null, ...refusal }),
  );
}

/** @throws RQST_PARAMS_INVALID for somebody who may not decide about registrations now */
async function requireDecider(ctx: Context, userId: string | null): Promise<void> {
  if (userId === null) return;
  const found = (await listAssignees(ctx)).find(({ _id }) => _id === userId);
  if (found?.isOnDuty !== true) throw new AppError('RQST_PARAMS_INVALID', { field: 'userId' });
}
