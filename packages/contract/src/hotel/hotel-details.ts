import { z } from 'zod';

/** The hotel of a family (SPEC §3 hotelDetails), as its order has it once the hotel has given its number. */
export const hotelDetails = z.object({
  checkedIn: z.boolean(),
  hotelName: z.string().nullable(),
  /** The number of each room, joined as `joinRoomNumbers` does. */
  confirmationNumber: z.string(),
  address: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});
export type HotelDetails = z.output<typeof hotelDetails>;
