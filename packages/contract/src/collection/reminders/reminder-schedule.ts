import { z } from 'zod';

/** Most reminders on either side of the due date. */
const mostSteps = 6;

const steps = (least: number) =>
  z
    .array(
      z
        .int('Please enter whole days')
        .min(least, `At least ${least}`)
        .max(60, 'At most 60 days from the due date'),
    )
    .max(mostSteps, `At most ${mostSteps} reminders on each side of the due date`)
    .refine((days) => new Set(days).size === days.length, 'Each day once, please');

/** When families are reminded of open payments: days before the due date and after it; 0 before is the day itself. */
export const reminderSchedule = z
  .strictObject({ enabled: z.boolean(), daysBefore: steps(0), daysAfter: steps(1) })
  .refine(({ enabled, daysBefore, daysAfter }) => !enabled || daysBefore.length + daysAfter.length > 0, {
    path: ['daysBefore'],
    message: 'Please enter at least one day, or switch the reminders off',
  });
export type ReminderSchedule = z.output<typeof reminderSchedule>;

/** Off until the treasurer has looked at the preview. */
export const defaultReminderSchedule: ReminderSchedule = {
  enabled: false,
  daysBefore: [3],
  daysAfter: [1, 7, 14],
};

/** The steps of a schedule in days from the due date, negative before it, in the order in which they come. */
export function stepsOf({ daysBefore, daysAfter }: ReminderSchedule): number[] {
  return [...daysBefore.map((days) => (days === 0 ? 0 : -days)), ...daysAfter].toSorted((a, b) => a - b);
}
