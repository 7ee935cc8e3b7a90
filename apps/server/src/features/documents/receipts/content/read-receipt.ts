import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { DocumentKind } from '@sangamam/contract/documents/receipts/receipt-kinds';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import { isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { printedLines, printedPeople } from '#server/features/orders/review/printed-order.ts';
import { treasurerOfOrder } from '#server/features/ledger/terms/treasurer-of-order.ts';
import { readSiteName } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireHotelDetails } from '#server/features/orders/order/hotel-details.ts';

import { listPaymentsOf, listSubmittedAddonOrders } from '../receipt-read-model.ts';
import { moneyOf } from './order-money.ts';
import type { ReceiptContent, ReceiptOrder, HotelContent } from './receipt-content.ts';

/** The orders that a document is about: a registration and what was bought for it later. */
export interface ReceiptSubject {
  /** The order that the caller named. */
  named: OrderRow;
  registration: OrderRow;
}

/**
 * What a document prints now.
 *
 * @throws NOT_FOUND for a receipt of add-ons without any, TRANSITION_NOT_POSSIBLE for the sheet of a family that cannot
 *   check in
 */
export async function readReceipt(
  ctx: Context,
  kind: DocumentKind,
  { named, registration }: ReceiptSubject,
): Promise<ReceiptContent> {
  const { registrantName, familyName, currency, attending } = await printedPeople(ctx, registration);
  const convention = await conventionById(ctx, registration.conventionId);
  const { timeZone, name, startDate, endDate, location } = convention;
  const settings = await readSiteSettings(ctx);
  const parts = kind === 'check-in' ? [] : await partsOf(ctx, kind, { named, registration });
  if (kind === 'addon-receipt' && parts.length === 0) throw new AppError('NOT_FOUND');
  const orders: ReceiptOrder[] = [];
  for (const { order, isBookedAddons } of parts) {
    const { lines, addonLines, net } = await printedLines(ctx, order, currency);
    orders.push({
      kind: isBookedAddons ? 'booked-addons' : isAddonOrder(order) ? 'addon-order' : 'registration',
      tempNumber: order.tempNumber,
      submittedOn: order.submittedAt && calendarDateIn(timeZone, order.submittedAt),
      lines: isBookedAddons ? addonLines : lines,
      money: isBookedAddons ? null : await moneyOf(ctx, order, { net, timeZone, settings }),
    });
  }
  const isActive = orders.some(isActiveRegistration);
  return {
    kind: titles[kind === 'staff-receipt' && isAddonOrder(named) ? 'addon-receipt' : kind],
    asOf: calendarDateIn(timeZone, ctx.now()),
    site: await readSiteName(ctx),
    convention: { name, startDate, endDate, location },
    registrantName,
    familyName,
    tempNumber: registration.tempNumber,
    permNumber: registration.permNumber,
    currency,
    people: attending,
    orders,
    treasurer: hasOpenMoney(orders) ? ((await treasurerOfOrder(ctx, registration)) ?? null) : null,
    cancellation: isActive ? cancellationTermsOf(registration, convention) : [],
    cancelRequestsUntil: isActive ? convention.cancelRequestsUntil : null,
    hotel: kind === 'check-in' ? await hotelOf(ctx, registration) : null,
  };
}

function isActiveRegistration({ kind, money }: ReceiptOrder): boolean {
  return kind === 'registration' && money?.closed === null;
}

function hasOpenMoney(orders: readonly ReceiptOrder[]): boolean {
  return orders.some(({ money }) => money && money.ways.length > 0);
}

const titles = {
  'registration-receipt': 'registration',
  'addon-receipt': 'addons',
  receipts: 'all',
  'staff-receipt': 'all',
  'check-in': 'check-in',
} as const satisfies Record<DocumentKind, ReceiptContent['kind']>;

interface Part {
  order: OrderRow;
  /** True for the add-ons among the lines of the registration. */
  isBookedAddons: boolean;
}

async function partsOf(
  ctx: Context,
  kind: Exclude<DocumentKind, 'check-in'>,
  { named, registration }: ReceiptSubject,
): Promise<Part[]> {
  const whole = (order: OrderRow): Part => ({ order, isBookedAddons: false });
  if (kind === 'registration-receipt') return [whole(registration)];
  if (isAddonOrder(named) && kind !== 'receipts') return [whole(named)];
  const later = (await laterOrders(ctx, registration)).map(whole);
  if (kind !== 'addon-receipt') return [whole(registration), ...later];
  const { addonLines } = await printedLines(ctx, registration, 'USD');
  return [...(addonLines.length > 0 ? [{ order: registration, isBookedAddons: true }] : []), ...later];
}

/** The add-on orders of a registration. Cancelled ones count when money was moved for them. */
async function laterOrders(ctx: Context, registration: OrderRow): Promise<OrderRow[]> {
  const all = await listSubmittedAddonOrders(ctx.db, registration.id);
  const cancelled = all.filter(({ cancelledAt }) => cancelledAt !== null).map(({ id }) => id);
  const paid = cancelled.length === 0 ? [] : await listPaymentsOf(ctx.db, cancelled);
  const counts = new Set(paid.map(({ orderId }) => orderId));
  return all.filter(({ id, cancelledAt }) => cancelledAt === null || counts.has(id));
}

/**
 * The hotel of a confirmed registration (SPEC §4 "Check In").
 *
 * @throws TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number
 */
async function hotelOf(ctx: Context, registration: OrderRow): Promise<HotelContent> {
  const details = await requireHotelDetails(ctx, registration);
  const { hotelName: name, confirmationNumber, address, phoneNumber } = details;
  return { name, confirmationNumber, address, phoneNumber };
}
