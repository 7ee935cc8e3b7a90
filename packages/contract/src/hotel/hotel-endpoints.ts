import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { hotelDetails } from './hotel-details.ts';

/** What clients of the specification send back of what they were given; it is accepted and never read. */
const notRead = z.string().max(500).nullish();

/**
 * Checks a family in at its hotel (SPEC §4 "Check-in"). A family can only turn `checkedIn` on, from the day
 * that the hotel's settings say, and take its own check-in back for a minute (DECISIONS §5); hotel, number, address and
 * phone are staff's. Idempotent: a repeated call returns the first result. TRANSITION_NOT_POSSIBLE unless the registration
 * is confirmed and the hotel has given its number.
 */
export const updateHotelDetails = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/hotel-details/{orderId}',
  summary: 'Check your family in at its hotel',
  tag: 'Hotel',
  access: 'registrant',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({
    checkedIn: z.boolean(),
    hotelName: notRead,
    confirmationNumber: notRead,
    address: notRead,
    phoneNumber: notRead,
  }),
  data: hotelDetails,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CHECK_IN_NOT_OPEN', 'UNDO_TOO_LATE'],
});
