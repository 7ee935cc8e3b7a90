import { expect, it } from 'vitest';

import { paymentDueDate } from './payment-due-date.ts';

const newYork = 'America/New_York';

// SPEC §9: within 10 business days of the registration, of an add-on order within 10 days.
it.each([
  // Three in the morning of a Saturday in Greenwich is Friday evening in New York. Thanksgiving is November 26.
  [
    'a registration',
    '2026-11-21T03:00:00Z',
    { currency: 'USD', isAddonOrder: false, timeZone: newYork },
    '2026-12-07',
  ],
  [
    'one in Canadian dollars',
    '2026-11-21T03:00:00Z',
    { currency: 'CAD', isAddonOrder: false, timeZone: newYork },
    '2026-12-04',
  ],
  // Canadian Thanksgiving and Columbus Day are both October 12.
  [
    'one before October 12',
    '2026-10-08T15:00:00Z',
    { currency: 'CAD', isAddonOrder: false, timeZone: newYork },
    '2026-10-23',
  ],
  [
    'one before July 1',
    '2027-06-28T15:00:00Z',
    { currency: 'CAD', isAddonOrder: false, timeZone: newYork },
    '2027-07-13',
  ],
  // July 4, 2026 is a Saturday: Friday is free.
  [
    'one before July 4',
    '2026-06-26T15:00:00Z',
    { currency: 'USD', isAddonOrder: false, timeZone: newYork },
    '2026-07-13',
  ],
  // Christmas and New Year's Day of the next year.
  [
    'one at the end of a year',
    '2026-12-21T15:00:00Z',
    { currency: 'USD', isAddonOrder: false, timeZone: newYork },
    '2027-01-06',
  ],
  [
    'an add-on order',
    '2026-11-21T03:00:00Z',
    { currency: 'USD', isAddonOrder: true, timeZone: newYork },
    '2026-11-30',
  ],
  [
    'an add-on order where it is Saturday already',
    '2026-11-21T03:00:00Z',
    { currency: 'USD', isAddonOrder: true, timeZone: 'Asia/Kolkata' },
    '2026-12-01',
  ],
] as const)('the due date of %s', async (_name, now, due, expected) => {
  expect(await paymentDueDate(due, new Date(now))).toBe(expected);
});
