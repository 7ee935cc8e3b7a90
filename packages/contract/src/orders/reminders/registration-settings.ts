import { z } from 'zod';

/** What happens to unfinished registrations; days since their last change. */
export const registrationSettings = z
  .strictObject({
    remindAfterDays: z.int().min(1, 'At least one day').max(180, 'At most 180 days'),
    expireAfterDays: z.int().min(2, 'At least two days').max(365, 'At most 365 days'),
  })
  .refine(({ remindAfterDays, expireAfterDays }) => remindAfterDays < expireAfterDays, {
    path: ['expireAfterDays'],
    message: 'Please remind before the registration expires',
  });
export type RegistrationSettings = z.output<typeof registrationSettings>;

/** The defaults. */
export const defaultRegistrationSettings: RegistrationSettings = { remindAfterDays: 3, expireAfterDays: 21 };
