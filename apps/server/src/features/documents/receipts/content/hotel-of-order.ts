import type { Context } from '#server/db/context.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findHotelStay } from '../receipt-read-model.ts';
import type { HotelContent } from './receipt-content.ts';

/**
 * The hotel of a confirmed registration (SPEC §4 "Check In").
 *
 * @throws TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number
 */
export async function hotelOf(ctx: Context, registration: OrderRow): Promise<HotelContent> {
  const stay =
    statusOf(registration) === 'CONFIRMED' ? await findHotelStay(ctx.db, registration.id) : undefined;
  if (!stay?.confirmationNumber) throw new AppError('TRANSITION_NOT_POSSIBLE');
  const { hotelName, confirmationNumber, address, phoneNumber } = stay;
  return { name: hotelName, confirmationNumber, address, phoneNumber };
}
