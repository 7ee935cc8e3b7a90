import type { Context } from '#server/db/context.ts';
import { requireHotelDetails } from '#server/features/orders/order/hotel-details.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import type { HotelContent } from './receipt-content.ts';

/**
 * The hotel of a confirmed registration (SPEC §4 "Check In").
 *
 * @throws TRANSITION_NOT_POSSIBLE unless it is confirmed and the hotel has given its number
 */
export async function hotelOf(ctx: Context, registration: OrderRow): Promise<HotelContent> {
  const details = await requireHotelDetails(ctx, registration);
  const { hotelName: name, confirmationNumber, address, phoneNumber } = details;
  return { name, confirmationNumber, address, phoneNumber };
}
