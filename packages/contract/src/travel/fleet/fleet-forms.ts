import { z } from 'zod';

import { typedWhole } from '../../fields/typed-number.ts';
import { driverDraft, shuttlePlaceDraft, vehicleDraft } from './fleet.ts';

const whole = typedWhole({ required: 'Please enter a number', invalid: 'Please enter a whole number' });

/** A driver as it is typed. */
export const driverForm = z
  .object({ name: z.string(), phone: z.string() })
  .transform((typed) => typed as z.input<typeof driverDraft>)
  .pipe(driverDraft);

/** A vehicle as it is typed: seats in digits. */
export const vehicleForm = z.object({ name: z.string(), seats: whole }).pipe(vehicleDraft);

/** What runs of an airport start with, as it is typed: minutes in digits. */
export const shuttlePlaceForm = z
  .object({ arrivalMeetingPoint: z.string(), departureMeetingPoint: z.string(), roundTripMinutes: whole })
  .pipe(shuttlePlaceDraft);
