import { z } from 'zod';

import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { optionalLine } from '../../fields/text.ts';

/** The longest reason of a follow-up, in characters. */
export const followUpReasonMax = 140;

/** The day on which staff look at a registration again, `YYYY-MM-DD`, and why; the reason may be empty. */
export const followUp = z.strictObject({
  on: calendarDate,
  reason: optionalLine({
    invalid: `Please keep the reason under ${followUpReasonMax + 1} characters`,
    min: 1,
    max: followUpReasonMax,
  }),
});
export type FollowUp = z.output<typeof followUp>;
