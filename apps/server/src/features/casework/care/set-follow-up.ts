import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { RegistrationCare } from '@sangamam/contract/casework/care/registration-care';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';

import * as phrases from '#phrases/casework/follow-up.ts';
import * as quicker from '#phrases/audit/conflicts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { explainConflict } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { eachWithResult } from '#server/features/orders/decisions/each-with-result.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { findTimeZone } from './care-read-model.ts';
import { findCare, saveCare } from './care-repository.ts';
import { followUpIn, isSameFollowUp } from './follow-up-facts.ts';
import { readCare } from './read-care.ts';

interface FollowUpChange {
  followUp: FollowUp | null;
  /** What was on the screen. */
  seen: FollowUp | null;
}

/**
 * Sets the day on which staff look at an order again, or clears it. Idempotent. A refusal says who was quicker.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for a cancelled order, RQST_PARAMS_INVALID for a day that is over,
 *   CONFLICT when somebody else has changed it since the actor looked
 */
export function setFollowUp(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { followUp, seen }: FollowUpChange,
): Promise<RegistrationCare> {
  const set = async (ctx: Context) => {
    const order = await lockOrder(ctx, orderId);
    const before = followUpIn(await findCare(ctx.db, orderId));
    if (!isSameFollowUp(before, followUp)) {
      if (!isSameFollowUp(before, seen)) throw new AppError('CONFLICT');
      if (followUp) await requirePossibleDay(ctx, order, { followUp, before });
      await saveCare(ctx.db, orderId, {
        followUpOn: followUp?.on ?? null,
        followUpReason: followUp?.reason ?? '',
        followUpDecisionId: null,
      });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: followUp ? 'order.follow-up-set' : 'order.follow-up-cleared',
        entityId: orderId,
        before: { followUpOn: before?.on ?? null },
        after: { followUpOn: followUp?.on ?? null },
        ...(followUp?.reason && { reason: followUp.reason }),
      });
    }
    return (await readCare(ctx, [orderId]))(orderId);
  };
  const words = { ...quicker.withRegistration, ...quicker.withFollowUp };
  return explainConflict(
    ctx,
    actor,
    () => [{ entity: 'order', entityId: orderId, words }],
    () => inTransaction(ctx, set),
  );
}

/** Sets or clears the follow-ups of several orders, each in a transaction of its own; answers a result for each. */
export function setFollowUps(
  ctx: Context,
  actor: Actor,
  {
    followUp,
    registrations,
  }: {
    followUp: FollowUp | null;
    registrations: readonly { orderId: string; seen: FollowUp | null }[];
  },
): Promise<RegistrationBulkResult[]> {
  return eachWithResult(
    registrations,
    async ({ orderId, seen }): Promise<RegistrationBulkResult> => {
      await setFollowUp(ctx, actor, orderId, { followUp, seen });
      return { _id: orderId, succeeded: true, decisionId: null, code: null, message: null };
    },
    ({ orderId }, refusal) => ({ _id: orderId, succeeded: false, decisionId: null, ...refusal }),
  );
}

/** @throws TRANSITION_NOT_POSSIBLE for a cancelled order, RQST_PARAMS_INVALID for another day that is over */
async function requirePossibleDay(
  ctx: Context,
  order: OrderRow,
  { followUp, before }: { followUp: FollowUp; before: FollowUp | null },
): Promise<void> {
  if (order.cancelledAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
  if (followUp.on === before?.on) return;
  const today = calendarDateIn(await findTimeZone(ctx.db, order.id), ctx.now());
  if (followUp.on < today)
    throw new AppError('RQST_PARAMS_INVALID', { field: 'followUp.on', message: phrases.dayIsOver });
}
