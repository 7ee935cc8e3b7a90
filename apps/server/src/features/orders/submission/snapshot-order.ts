import type { RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { mailSubmitted } from '../mails/submitted-mail.ts';
import { cancellationTermsOf } from '../order/cancellation-terms-of.ts';
import { factsOf, isAddonOrder } from '../order/order-facts.ts';
import { insertSubmittedLines } from '../selection/order-lines-repository.ts';
import { updateOrder, type OrderRow } from '../order/order-repository.ts';
import type { PricedOrder } from '../pricing/price-order.ts';

interface Submitted {
  priced: PricedOrder;
  currency: Currency;
  registrationStatus: RegistrationStatus;
  /** Total that the registrant saw, whole dollars of the currency. */
  expectedTotal: number | undefined;
}

/**
 * Turns an open order into a submitted one: stores prices, currency and terms (also those of cancellation), one
 * audit entry and one mail. The caller takes the capacity afterwards.
 *
 * @throws PRICE_CHANGED
 */
export async function snapshotOrder(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  { priced, currency, registrationStatus, expectedTotal }: Submitted,
): Promise<OrderRow> {
  if (expectedTotal !== undefined && expectedTotal !== priceIn(currency, priced.net))
    throw new AppError('PRICE_CHANGED');
  const { termsVersion } = await readSiteSettings(ctx);
  const submitted = await updateOrder(ctx.db, order.id, {
    submittedAt: ctx.now(),
    updatedAt: ctx.now(),
    registrationStatus,
    currency,
    netPrice: priced.net.usd,
    cadNetPrice: priced.net.cad,
    termsVersion,
    cancellation: isAddonOrder(order) ? null : cancellationTermsOf(order, priced.facts.convention),
  });
  await insertSubmittedLines(ctx.db, order.id, priced.lines);
  await recordAudit(ctx, {
    actorId: whoActed(actor),
    action: 'order.submitted',
    entityId: order.id,
    after: { currency, total: factsOf(submitted).net, termsVersion },
  });
  await mailSubmitted(ctx, submitted, priced.lines);
  return submitted;
}
