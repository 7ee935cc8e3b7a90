import { z } from 'zod';

import { label } from '../labels/labels.ts';

/** A member of staff to whom registrations are assigned. */
export const assignee = z.object({
  _id: z.string(),
  name: z.string(),
  /** False once the person may not decide any more: the duty ended, or the account is suspended. */
  isOnDuty: z.boolean(),
});
export type Assignee = z.output<typeof assignee>;

/** How staff look after a registration; families see nothing of it. */
export const registrationCare = z.object({
  /** `null` for unassigned. */
  assignedTo: assignee.nullable(),
  /** By name. */
  labels: z.array(label),
  /** The day on which they look at it again; `null` without one. */
  followUp: z
    .object({
      on: z.string(),
      /** Empty where none was given. */
      reason: z.string(),
      /** Whole days since then by the calendar of the convention, 0 for today; `null` as long as it is to come. */
      daysLate: z.int().nullable(),
    })
    .nullable(),
});
export type RegistrationCare = z.output<typeof registrationCare>;
