import { z } from 'zod';

/** How long a family can take its own check-in back, milliseconds. */
export const checkInUndoMs = 60_000;

/** The hotel of a family (SPEC §3 hotelDetails), as its order has it once the hotel has given its number. */
export const hotelDetails = z.object({
  checkedIn: z.boolean(),
  hotelName: z.string().nullable(),
  /** The number of each room, joined as `joinRoomNumbers` does. */
  confirmationNumber: z.string(),
  address: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** The first day on which the family can check in, where the convention is. */
  checkInFrom: z.string(),
  /** Whether that day has come. */
  checkInOpen: z.boolean(),
  /** Until when the family can take its own check-in back, ISO 8601 UTC; null when it cannot. */
  undoUntil: z.string().nullable(),
});
export type HotelDetails = z.output<typeof hotelDetails>;
