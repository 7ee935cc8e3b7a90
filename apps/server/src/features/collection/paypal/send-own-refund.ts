import { z } from 'zod';

import type { PaypalRefund } from '#server/adapters/paypal/paypal-wire.ts';
import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { finishRefund, sendRefund } from '#server/features/ledger/refunds/decide-refund.ts';
import { refundById } from '#server/features/ledger/post.ts';
import { paypalActor } from './insert-paypal-payment.ts';

/**
 * Records money that PayPal gave back for one of our refunds, which its answer names: the refund is sent, and done when
 * PayPal says so. Returns false for a refund that was not made here, or that was dropped meanwhile. Call it under the
 * order's lock.
 */
export async function sendOwnRefund(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { id: reference, status, custom_id: customId }: Pick<PaypalRefund, 'id' | 'status' | 'custom_id'>,
): Promise<boolean> {
  const refundId = z.uuid().safeParse(customId).data;
  const refund = refundId && (await refundById(ctx, refundId));
  if (!refund || refund.paymentId !== paymentId || refund.state !== 'APPROVED') return false;
  try {
    const { id, revision } = refund;
    const sent = await sendRefund(ctx, actor, id, { revision, reference });
    if (status === 'COMPLETED') await finishRefund(ctx, paypalActor, id, { revision: sent.revision });
    return true;
  } catch (error) {
    // The money is not due back any more; that it went is booked all the same.
    if (error instanceof AppError) return false;
    throw error;
  }
}
