import { z } from 'zod';

import { typedWhole } from '../../fields/typed-number.ts';
import { typedTime } from '../plan/typed-day-and-time.ts';
import { planSettings } from './plan-settings.ts';
import { shuttleRunDraft, type ShuttleRunDraft } from './shuttle-run.ts';

const whole = typedWhole({ required: 'Please enter a number', invalid: 'Please enter a whole number' });

/** No choice is nothing. */
const orNothing = (id: string) => (id === '' ? null : id);

/** A shuttle run as it is typed: seats in digits, the time with or without its colon. */
export const shuttleRunForm = z
  .object({
    direction: z.string(),
    airport: z.string(),
    day: z.string(),
    departsAt: z.string().transform((typed) => typedTime(typed) ?? typed),
    seats: whole,
    driverId: z.string().transform(orNothing),
    vehicleId: z.string().transform(orNothing),
    meetingPoint: z.string(),
  })
  .transform((typed) => typed as z.input<typeof shuttleRunDraft>)
  .pipe(shuttleRunDraft);
export type ShuttleRunFormInput = z.input<typeof shuttleRunForm>;

/** A run as its form shows it. */
export function typedRun(run: ShuttleRunDraft): ShuttleRunFormInput {
  const { direction, airport, day, departsAt, seats, meetingPoint } = run;
  const [driverId, vehicleId] = [run.driverId ?? '', run.vehicleId ?? ''];
  return { direction, airport, day, departsAt, seats: String(seats), driverId, vehicleId, meetingPoint };
}

/** The settings of a plan as they are typed. */
export const planSettingsForm = z
  .object({ waitingMinutes: whole, seats: whole, luggageMinutes: whole, leadMinutes: whole })
  .pipe(planSettings);
