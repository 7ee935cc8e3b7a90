import { z } from 'zod';

import { addDays } from '../../fields/dates/calendar-date.ts';
import { todayUtc } from '../../fields/dates/clock.ts';
import { optionalLine, requiredLine } from '../../fields/text.ts';

const day = (required: string) => z.iso.date(required);

/** What a treasurer records of a check on paper. Days are calendar dates, `YYYY-MM-DD`. */
export const checkDetails = z.strictObject({
  number: requiredLine({
    required: 'Please enter the number of the check',
    invalid: 'Please use only letters, digits, spaces, dots, slashes and hyphens, 30 at most',
    min: 1,
    max: 30,
    pattern: /^[\p{L}\p{N} ./-]+$/u,
  }),
  /** The bank that the check is drawn on; empty where it was not noted. */
  bank: optionalLine({ min: 1, max: 100, invalid: 'Please keep the bank under 100 characters' }),
  /** The date on the check. A later one than today is a check that the bank does not take yet. */
  writtenOn: day('Please enter the date on the check'),
  /** The day on which the treasurer got it; by a clock that may be ahead of UTC. */
  receivedOn: day('Please enter the day on which it came').refine(
    (received) => received <= addDays(todayUtc(), 1),
    'This day is still to come',
  ),
});
export type CheckDetails = z.output<typeof checkDetails>;
