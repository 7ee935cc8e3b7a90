import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { checkInUndoMs, type HotelDetails } from '@sangamam/contract/hotel/hotel-details';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findHotelStay } from './hotel-stay-read-model.ts';
import { isAddonOrder, statusOf, type OrderRow } from './order-facts.ts';

/** From the day before the convention, until staff have saved another number of days. */
const defaultDaysBefore = 1;

/**
 * The hotel of a confirmed registration whose number the hotel has given; nothing otherwise (SPEC §4 "Check In"). What
 * staff entered before that is not the family's to read yet.
 */
export async function hotelDetailsOf(ctx: Context, order: OrderRow): Promise<HotelDetails | null> {
  if (isAddonOrder(order) || statusOf(order) !== 'CONFIRMED') return null;
  const found = await findHotelStay(ctx.db, order.id);
  if (!found?.stay.confirmationNumber) return null;
  const { hotelName, confirmationNumber, address, phoneNumber, checkedInAt, checkedInByFamily } = found.stay;
  const { timeZone, startDate } = await conventionById(ctx, order.conventionId);
  const checkInFrom = addDays(startDate, -(found.checkInDaysBefore ?? defaultDaysBefore));
  const undoUntil = checkedInByFamily && checkedInAt ? checkedInAt.getTime() + checkInUndoMs : 0;
  return {
    checkedIn: checkedInAt !== null,
    hotelName,
    confirmationNumber,
    address,
    phoneNumber,
    checkInFrom,
    checkInOpen: checkInFrom <= calendarDateIn(timeZone, ctx.now()),
    undoUntil: ctx.now().getTime() < undoUntil ? new Date(undoUntil).toISOString() : null,
  };
}

/** The same. @throws TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number */
export async function requireHotelDetails(ctx: Context, order: OrderRow): Promise<HotelDetails> {
  const details = await hotelDetailsOf(ctx, order);
  if (details === null) throw new AppError('TRANSITION_NOT_POSSIBLE');
  return details;
}
