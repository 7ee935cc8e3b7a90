import { z } from 'zod';

import { typedWhole } from '../../fields/typed-number.ts';
import { typedTime } from '../typed-day-and-time.ts';
import { planSettings } from './plan-settings.ts';
import { shuttleRunDraft, type ShuttleRunDraft } from './shuttle-run.ts';

const whole = typedWhole({ required: 'Please enter a number', invalid: 'Please enter a whole number' });

/** A shuttle run as it is typed: seats in digits, the time with or without its colon. */
export const shuttleRunForm = z
  .object({
    direction: z.string(),
    airport: z.string(),
    day: z.string(),
    departsAt: z.string().transform((typed) => typedTime(typed) ?? typed),
    seats: whole,
    driverName: z.string(),
    driverPhone: z.string(),
    meetingPoint: z.string(),
  })
  .transform((typed) => typed as z.input<typeof shuttleRunDraft>)
  .pipe(shuttleRunDraft);
export type ShuttleRunFormInput = z.input<typeof shuttleRunForm>;

/** A run as its form shows it. */
export function typedRun(run: ShuttleRunDraft): ShuttleRunFormInput {
  const { direction, airport, day, departsAt, seats, driverName, driverPhone, meetingPoint } = run;
  return { direction, airport, day, departsAt, seats: String(seats), driverName, driverPhone, meetingPoint };
}

/** The settings of a plan as they are typed. */
export const planSettingsForm = z
  .object({ waitingMinutes: whole, seats: whole, luggageMinutes: whole, leadMinutes: whole })
  .pipe(planSettings);
