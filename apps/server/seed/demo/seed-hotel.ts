import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';

import type { SeededConvention } from '../catalogue/seed-catalogue.ts';
import { daysBefore } from '../factories/clock.ts';
import { insertHotel, insertStay } from './hotel-repository.ts';

const hotel = {
  hotelName: 'Lakeside Convention Hotel',
  address: '100 Example Lake Drive\nOrlando, FL 32800',
  phoneNumber: '+1 407-555-0134',
};

/** Numbers that the hotel has given, by the registrant's address; other confirmed families wait for theirs. */
const numbers = [
  { email: 'mercy.padinjarekara@example.org', confirmationNumber: 'PG-10442', daysAgo: 6 },
  { email: 'jaison.kunnumpurath@example.net', confirmationNumber: 'PG-10461', daysAgo: 2 },
];

/** Seeds the hotel of the convention with its room block, and the numbers of two families. */
export async function seedHotel(ctx: Context, { id, startDate }: SeededConvention): Promise<void> {
  await insertHotel(ctx.db, {
    ...hotel,
    conventionId: id,
    blockRooms: 12,
    cutoffDate: addDays(startDate, -30),
  });
  for (const { email, confirmationNumber, daysAgo } of numbers) {
    const numberedAt = daysBefore(ctx, daysAgo).now();
    await insertStay(ctx.db, { conventionId: id, email }, { ...hotel, confirmationNumber, numberedAt });
  }
}
