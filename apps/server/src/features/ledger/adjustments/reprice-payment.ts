import { balanceOf, type Balance } from '@sangamam/contract/ledger/balance/balance';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { convenienceFee } from '@sangamam/contract/orders/pricing/convenience-fee';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { factsOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { listLedger, type PaymentRow, updatePaymentAmounts } from '../payment-repository.ts';

/** What a submitted order costs now, and what it costs when its net price is `net`, whole dollars of its currency. */
export async function balancesAround(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow | undefined,
  net: number,
): Promise<{ before: Balance; after: Balance }> {
  const facts = factsOf(order);
  if (!payment)
    return { before: balanceOf(facts, undefined), after: balanceOf({ ...facts, net }, undefined) };
  const { convenienceFee: percents } = await readSiteSettings(ctx);
  const { method, feeAmount: fee, dueDate } = payment;
  const onRecord = { method, dueDate, fee, received: heldIn(await listLedger(ctx.db, payment.id)) };
  const newFee = convenienceFee(net, percents[method]);
  return {
    before: balanceOf(facts, onRecord),
    after: balanceOf({ ...facts, net }, { ...onRecord, fee: newFee }),
  };
}

/**
 * Makes an open payment ask for what its order costs now, with its fee. Money that is held stays: what is missing shows
 * as open, what is too much as refund due. Call it under the order's lock.
 */
export async function repricePayment(
  ctx: Context,
  actor: AnyActor,
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
