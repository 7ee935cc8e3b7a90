import { mailHotelChanged } from '#server/features/hotel/mails/hotel-mail.ts';

import type { Samples } from './sample-world.ts';

const stay = {
  hotelName: 'Hyatt Regency Orlando',
  confirmationNumber: 'HY-88213',
  address: '9801 International Drive\nOrlando, FL 32819',
  phoneNumber: '+1 407 555 0100',
  revision: 1,
};

/** Mails about the hotel of a family. */
export const hotelSamples = {
  'hotel.number-given': (ctx, { order }) => mailHotelChanged(ctx, order, { confirmationNumber: null }, stay),
  'hotel.changed': (ctx, { order }) => mailHotelChanged(ctx, order, { confirmationNumber: 'HY-10001' }, stay),
  'hotel.number-withdrawn': (ctx, { order }) =>
    mailHotelChanged(ctx, order, { confirmationNumber: 'HY-10001' }, { ...stay, confirmationNumber: null }),
} satisfies Samples;
