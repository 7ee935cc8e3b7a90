import type { Context } from '#server/db/context.ts';
import { approveRegistration } from '../decisions/decide-registration.ts';
import { statusOf } from '../order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { ApprovalResult } from '@sangamam/contract/orders/admin/registration-care-endpoints';

/** Approves several registrations, each in a transaction of its own; answers a result for each, in the order asked. */
export async function approveRegistrations(
  ctx: Context,
  actor: Actor,
  orderIds: readonly string[],
): Promise<ApprovalResult[]> {
  const results: ApprovalResult[] = [];
  for (const orderId of new Set(orderIds)) results.push(await approveOne(ctx, actor, orderId));
  return results;
}

async function approveOne(ctx: Context, actor: Actor, orderId: string): Promise<ApprovalResult> {
  try {
    const order = await approveRegistration(ctx, actor, orderId);
    return {
      _id: orderId,
      approved: true,
      status: statusOf(order),
      permConvRegNo: order.permNumber,
      code: null,
      message: null,
    };
  } catch (error) {
    const refusal = error instanceof AppError ? error.errors[0] : undefined;
    if (!refusal) throw error;
    const { code, message } = refusal;
    return { _id: orderId, approved: false, status: null, permConvRegNo: null, code, message };
  }
}
