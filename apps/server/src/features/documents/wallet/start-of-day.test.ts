import { expect, it } from 'vitest';

import { startOfDay } from './start-of-day.ts';

it.each([
  ['America/New_York', '2027-07-22', '2027-07-22T04:00:00.000Z'],
  ['America/New_York', '2027-01-22', '2027-01-22T05:00:00.000Z'],
  // The days on which clocks change, and the day after.
  ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z'],
  ['America/New_York', '2027-03-15', '2027-03-15T04:00:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-07T04:00:00.000Z'],
  ['Asia/Kolkata', '2027-07-22', '2027-07-21T18:30:00.000Z'],
  ['Pacific/Auckland', '2027-04-04', '2027-04-03T11:00:00.000Z'],
  ['UTC', '2027-07-22', '2027-07-22T00:00:00.000Z'],
])('in %s %s begins at %s', (timeZone, day, instant) => {
  expect(startOfDay(timeZone, day).toISOString()).toBe(instant);
});
