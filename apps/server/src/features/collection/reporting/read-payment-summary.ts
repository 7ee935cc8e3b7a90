import { payabilityMessages, paymentRefusal } from '@sangamam/contract/collection/reporting/payability';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { rewordLine } from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import { factsOf, statusOf } from '#server/features/orders/order/order-facts.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { linesForFamily } from '#server/features/orders/pricing/lines-of-order.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import { offeredMethods, paymentOption } from '#server/features/ledger/terms/payment-options.ts';
import { treasurerOfOrder } from '#server/features/ledger/terms/treasurer-of-order.ts';
import { openPaymentOf } from '#server/features/ledger/post.ts';

/**
 * What the payment pages of one of the actor's orders show, with the texts of its convention in a language.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readPaymentSummary(
  ctx: Context,
  actor: Actor,
  orderId: string,
  language?: Language,
): Promise<PaymentSummary> {
  const order = await requireOwnOrderById(ctx, actor, orderId);
  const convention = await conventionById(ctx, order.conventionId);
  const settings = await readSiteSettings(ctx);
  const facts = factsOf(order);
  const isAddonOrder = order.parentOrderId !== null;
  const currency = order.currency ?? 'USD';
  const toPay = { net: facts.net, dueDate: await dueIfReported(ctx, order) };
  const refusal = paymentRefusal(facts);
  const payment = await openPaymentOf(ctx, order.id);
  const say = await wordsOfConvention(ctx, order.conventionId, language);
  return {
    orderId: order.id,
    isAddonOrder,
    tmpConvRegNo: order.tempNumber,
    conventionName: say(convention.name, 'NAME'),
    currency,
    netPrice: facts.net,
    balance: await balanceOfOrder(ctx, order),
    lines: (await linesForFamily(ctx, order)).map((line) => rewordLine(line, say)),
    options: offeredMethods(ctx).map((method) => paymentOption(method, toPay, settings)),
    cancellation: cancellationTermsOf(order, convention),
    cancelRequestsUntil: isAddonOrder ? null : convention.cancelRequestsUntil,
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
    refusal: refusal === undefined ? null : payabilityMessages[refusal],
    payment: payment
      ? {
          method: payment.method,
          convenienceFee: payment.feeAmount,
          totalDue: payment.dueAmount,
          dueDate: payment.dueDate,
          payerEmail: payment.payerEmail,
        }
      : null,
  };
}

/**
 * The treasurer's contact for payers of one of the actor's orders.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND while the convention has no treasurer
 */
export async function readTreasurer(ctx: Context, actor: Actor, orderId: string): Promise<Treasurer> {
  const order = await requireOwnOrderById(ctx, actor, orderId);
  const treasurer = await treasurerOfOrder(ctx, order);
  if (!treasurer) throw new AppError('NOT_FOUND');
  return treasurer;
}
