import { expect, it } from 'vitest';

import { timeText } from './programme-words.ts';

it.each([
  ['09:00', '10:30', '9:00 – 10:30 AM'],
  ['11:00', '13:00', '11:00 AM – 1:00 PM'],
  ['12:00', '12:45', '12:00 – 12:45 PM'],
  ['22:00', '00:30', '10:00 PM – 12:30 AM'],
  ['18:00', '', '6:00 PM'],
])('%s to %s is written %s', (startTime, endTime, expected) => {
  expect(timeText({ startTime, endTime })).toBe(expected);
});
