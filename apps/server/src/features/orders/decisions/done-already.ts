import {
  registrationDecision,
  type RegistrationAction,
} from '@sangamam/contract/orders/decisions/registration-decisions';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { decisionFactsOf, isAddonOrder } from '../order/order-facts.ts';
import { findOrder, type OrderRow } from '../order/order-repository.ts';

interface Attempt {
  action: Exclude<RegistrationAction, 'take-back'>;
  reason?: string | undefined;
}

/**
 * Whether an earlier call has decided the same about a locked order; false when it is possible now.
 *
 * @throws the refusal of the decision table, CONFLICT when it was decided with another reason
 */
export async function isDoneAlready(
  ctx: Context,
  order: OrderRow,
  { action, reason }: Attempt,
): Promise<boolean> {
  const decision = registrationDecision(action, decisionFactsOf(order, await parentOf(ctx, order)));
  if (requirePossible(decision) === 'possible') return false;
  if (reason !== undefined) requireSameReason(order, reason);
  return true;
}

/** The registration that an add-on order belongs to. */
export async function parentOf(ctx: Context, order: OrderRow): Promise<OrderRow | undefined> {
  return isAddonOrder(order) ? findOrder(ctx.db, order.parentOrderId) : undefined;
}

/**
 * Answers a repeated decision. A call with another reason is refused, because the family would never read that reason.
 */
export function requireSameReason(order: OrderRow, reason: string | null): OrderRow {
  if (order.reason !== reason) throw new AppError('CONFLICT');
  return order;
}
