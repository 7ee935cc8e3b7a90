import { paths } from '@sangamam/contract/paths';
import { payabilityMessages, paymentRefusal } from '@sangamam/contract/collection/reporting/payability';

import * as phrases from '#phrases/collection/paypal.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { factsOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { costOfMethod } from '#server/features/ledger/terms/payment-options.ts';

import {
  findOpenAttempt,
  insertAttempt,
  updateAttempt,
  type PaypalAttemptRow,
} from './attempt-repository.ts';
import { scheduleCheck } from './check-attempt.ts';
import { lockAttempt, moveOpenAttempt } from './lock-attempt.ts';
import { withPaypal } from './require-paypal.ts';

/**
 * Sends a family to PayPal: stores the attempt, then creates the order at PayPal for the exact amount. A repeated call
 * leads to the same order there, so that two tabs cannot pay twice. A family that approved before and never came back
 * is led to the return page, which takes the money.
 *
 * @throws ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE with the reason as its sentence, PAYPAL_UNAVAILABLE
 */
export async function startPaypalPayment(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<{ redirectUrl: string }> {
  await requireOwnOrderById(ctx, actor, orderId);
  if (!ctx.paypal) throw new AppError('PAYMENT_NOT_POSSIBLE', { message: phrases.notOffered });
  const attempt = await openAttempt(ctx, actor, orderId);
  const redirectUrl = (await knownAddress(ctx, attempt)) ?? (await createAtPaypal(ctx, actor, orderId));
  return { redirectUrl };
}

/** Where a family goes that was sent to PayPal before; `undefined` when PayPal has no use for that order any more. */
async function knownAddress(ctx: Context, attempt: PaypalAttemptRow): Promise<string | undefined> {
  const { orderId, providerOrderId, approveUrl } = attempt;
  if (providerOrderId === null || approveUrl === null) return undefined;
  const found = await withPaypal(ctx, (paypal) => paypal.getOrder(providerOrderId));
  switch (found?.status) {
    case 'APPROVED':
    case 'COMPLETED':
      return `${ctx.publicUrl}${paths.paypalReturn(orderId)}?token=${encodeURIComponent(providerOrderId)}`;
    case undefined:
    case 'VOIDED':
      await moveOpenAttempt(ctx, attempt, 'CLOSED');
      return undefined;
    default:
      return approveUrl;
  }
}

/** Repeated with the id of the attempt, the request answers the same order. */
async function createAtPaypal(ctx: Context, actor: Actor, orderId: string): Promise<string> {
  const attempt = await openAttempt(ctx, actor, orderId);
  const order = await requireOwnOrderById(ctx, actor, orderId);
  const { name } = await conventionById(ctx, order.conventionId);
  const returnUrl = `${ctx.publicUrl}${paths.paypalReturn(orderId)}`;
  const purchase = {
    customId: attempt.id,
    invoiceId: `${order.tempNumber}-${attempt.id.slice(-8)}`,
    description: phrases.description({ convention: name, number: order.tempNumber }),
    brandName: (await readSiteSettings(ctx)).organisationName,
    amount: attempt.dueAmount,
    currency: attempt.currency,
    returnUrl,
    cancelUrl: `${returnUrl}?cancelled=true`,
  };
  const created = await withPaypal(ctx, (paypal) => paypal.createOrder(purchase, `${attempt.id}-create`));
  await inTransaction(ctx, async (ctx) => {
    await lockAttempt(ctx, attempt);
    await updateAttempt(ctx.db, attempt.id, {
      providerOrderId: created.id,
      approveUrl: created.approveUrl,
      updatedAt: ctx.now(),
    });
  });
  return created.approveUrl;
}

/** The order's open attempt for what is due now; a new one where there is none, or where the amount has changed. */
function openAttempt(ctx: Context, actor: Actor, orderId: string): Promise<PaypalAttemptRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const refusal = paymentRefusal(factsOf(order));
    if (refusal) throw new AppError('PAYMENT_NOT_POSSIBLE', { message: payabilityMessages[refusal] });
    const amounts = await amountsOf(ctx, order);
    const open = await findOpenAttempt(ctx.db, orderId);
    if (open?.dueAmount === amounts.dueAmount && open.netAmount === amounts.netAmount) return open;
    if (open) await updateAttempt(ctx.db, open.id, { state: 'CLOSED', updatedAt: ctx.now() });
    const attempt = await insertAttempt(ctx.db, {
      orderId,
      state: 'OPEN',
      ...amounts,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await scheduleCheck(ctx, attempt);
    return attempt;
  });
}

async function amountsOf(ctx: Context, order: OrderRow) {
  const { net } = factsOf(order);
  const cost = costOfMethod('PAYPAL', net, await readSiteSettings(ctx));
  return {
    currency: order.currency ?? 'USD',
    netAmount: net,
    feeAmount: cost.convenienceFee,
    dueAmount: cost.totalDue,
  };
}
