import * as phrases from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import type { ContestedRecord } from '#server/features/audit/explain-conflict.ts';

import { findPayment } from '../payment-repository.ts';

/** What was decided about a payment and its registration, for a refusal that says who was quicker. */
export function contestedPayment(paymentId: string) {
  return async (ctx: Context): Promise<ContestedRecord[]> => {
    const payment = await findPayment(ctx.db, paymentId);
    const own: ContestedRecord = { entity: 'payment', entityId: paymentId, words: phrases.withPayment };
    if (!payment) return [own];
    return [own, { entity: 'order', entityId: payment.orderId, words: phrases.withItsRegistration }];
  };
}
