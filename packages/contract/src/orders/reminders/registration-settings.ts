import { z } from 'zod';

/**
 * What happens to unfinished registrations, in days since their last change, and to changes of registrations that are not
 * paid: after so many days without a reported payment the change is taken back; 0 leaves it as it is (DECISIONS §7).
 * `waitListHours` says how long a place is held for a family on a wait list; 0 means that there are no wait lists.
 */
export const registrationSettings = z
  .strictObject({
    remindAfterDays: z.int().min(1, 'At least one day').max(180, 'At most 180 days'),
    expireAfterDays: z.int().min(2, 'At least two days').max(365, 'At most 365 days'),
    unpaidChangeDays: z.int().min(0, 'Not below 0').max(180, 'At most 180 days'),
    waitListHours: z.int().min(0, 'Not below 0').max(336, 'At most two weeks'),
  })
  .refine(({ remindAfterDays, expireAfterDays }) => remindAfterDays < expireAfterDays, {
    path: ['expireAfterDays'],
    message: 'Please remind before the registration expires',
  });
export type RegistrationSettings = z.output<typeof registrationSettings>;

/** The defaults. */
export const defaultRegistrationSettings: RegistrationSettings = {
  remindAfterDays: 3,
  expireAfterDays: 21,
  unpaidChangeDays: 10,
  waitListHours: 48,
};
