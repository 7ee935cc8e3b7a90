import { z } from 'zod';

import { reminderSchedule, type ReminderSchedule } from './reminder-schedule.ts';

/** Days as typed: whole numbers between commas or blanks. */
const typedDays = z
  .string()
  .trim()
  .regex(/^\d{1,3}([\s,;]+\d{1,3})*$|^$/u, 'Please enter days as whole numbers with commas, such as 1, 7, 14')
  .transform((typed) =>
    typed === ''
      ? []
      : typed
          .split(/[\s,;]+/u)
          .map(Number)
          .toSorted((a, b) => a - b),
  );

/** The schedule of payment reminders as typed. */
export const reminderScheduleForm = z
  .object({ enabled: z.boolean(), daysBefore: typedDays, daysAfter: typedDays })
  .pipe(reminderSchedule);
export type ReminderScheduleFormInput = z.input<typeof reminderScheduleForm>;

/** A stored schedule as the form shows it. */
export function typedSchedule({
  enabled,
  daysBefore,
  daysAfter,
}: ReminderSchedule): ReminderScheduleFormInput {
  return { enabled, daysBefore: daysBefore.join(', '), daysAfter: daysAfter.join(', ') };
}
