import type { Balance } from '@sangamam/contract/ledger/balance/balance';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { updatePaymentAmounts, type PaymentRow } from '../payment-repository.ts';

/**
 * Makes an open payment ask for what its order costs now, with its fee. Money that is held stays: what is missing shows
 * as open, what is too much as refund due. Call it under the order's lock.
 */
export async function repricePayment(
  ctx: Context,
  actor: Actor,
  { payment, after }: { payment: PaymentRow; after: Balance },
): Promise<void> {
  const amounts = { netAmount: after.net, feeAmount: after.fee, dueAmount: after.total };
  await updatePaymentAmounts(ctx.db, payment.id, amounts);
  await recordAudit(ctx, {
    actor,
    action: 'payment.repriced',
    entityId: payment.id,
    before: {
      netAmount: payment.netAmount,
      feeAmount: payment.feeAmount,
      dueAmount: payment.dueAmount,
    },
    after: amounts,
  });
}
