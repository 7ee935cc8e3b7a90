import type { ReportableMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import { payabilityMessages, paymentRefusal } from '@sangamam/contract/collection/reporting/payability';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { factsOf, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import { paymentOption } from '#server/features/ledger/terms/payment-options.ts';
import {
  changePayerEmail,
  openPaymentOf,
  type PaymentRow,
  postEntry,
  postPayment,
} from '#server/features/ledger/post.ts';

import { mailPaymentReported, mailSenderCorrected } from '../mails/payment-reported-mail.ts';

interface Report {
  orderId: string;
  method: ReportableMethod;
  /** Address that the Zelle transfer comes from. */
  payerEmail?: string;
}

/**
 * The registrant reports a payment by Zelle or cheque: stores a pending payment with the fee of its method, for the
 * treasurer to decide. Idempotent while the payment is pending: a repeat by the same method returns the first result. A
 * repeat with another Zelle address corrects the pending payment, because the treasurer searches by that address.
 *
 * @throws ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE with the reason as its sentence
 */
export function reportPayment(ctx: Context, actor: Actor, { orderId, method, payerEmail }: Report) {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const open = await openPaymentOf(ctx, orderId);
    if (open?.state === 'PENDING_PAYMENT_APPROVAL' && open.method === method) {
      if (payerEmail !== undefined && payerEmail !== open.payerEmail)
        await correctPayerEmail(ctx, actor, order, open, payerEmail);
      return answer(open, statusOf(order));
    }
    const facts = factsOf(order);
    const refusal = paymentRefusal(facts);
    if (refusal) throw new AppError('PAYMENT_NOT_POSSIBLE', { message: payabilityMessages[refusal] });

    const currency = order.currency ?? 'USD';
    const dueDate = await dueIfReported(ctx, order);
    const option = paymentOption(method, { net: facts.net, dueDate }, await readSiteSettings(ctx));
    const payment = await postPayment(ctx, {
      orderId,
      method,
      state: 'PENDING_PAYMENT_APPROVAL',
      currency,
      netAmount: facts.net,
      feeAmount: option.convenienceFee,
      dueAmount: option.totalDue,
      payerEmail: payerEmail ?? null,
      dueDate: option.dueDate,
      createdAt: ctx.now(),
    });
    await postEntry(ctx, actor, {
      paymentId: payment.id,
      kind: 'REPORTED',
      createdAt: ctx.now(),
    });
    const { order: changed } = await setPaymentStatus(ctx, order, payment.state);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'payment.reported',
      entityId: orderId,
      after: { method, dueAmount: payment.dueAmount, currency: payment.currency },
    });
    await mailPaymentReported(ctx, changed, payment);
    return answer(payment, statusOf(changed));
  });
}

async function correctPayerEmail(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  payment: PaymentRow,
  payerEmail: string,
): Promise<void> {
  const corrected = await changePayerEmail(ctx, payment.id, payerEmail);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'payment.sender-corrected',
    entityId: order.id,
    before: { payerEmail: payment.payerEmail },
    after: { payerEmail },
  });
  await mailSenderCorrected(ctx, order, corrected);
}

function answer(payment: PaymentRow, status: ReturnType<typeof statusOf>) {
  return {
    orderId: payment.orderId,
    status,
    paymentStatus: payment.state,
    convenienceFee: payment.feeAmount,
    totalDue: payment.dueAmount,
    dueDate: payment.dueDate,
  };
}
