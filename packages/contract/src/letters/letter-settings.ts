import { z } from 'zod';

/** Rules for letters to many families. */
export const letterSettings = z.object({
  /** A letter to more recipients than this needs the approval of a second person. */
  approvalAbove: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(100_000, 'Please enter 100000 or less'),
  /** So many mails of letters leave within 24 hours. The others wait. */
  dailyCeiling: z
    .int('Please enter a whole number')
    .min(1, 'Please enter 1 or more')
    .max(100_000, 'Please enter 100000 or less'),
  /** So many of them leave for one domain, such as `gmail.com`, within a minute. */
  domainPace: z
    .int('Please enter a whole number')
    .min(1, 'Please enter 1 or more')
    .max(100_000, 'Please enter 100000 or less'),
});
export type LetterSettings = z.output<typeof letterSettings>;

export const defaultLetterSettings: LetterSettings = {
  approvalAbove: 100,
  dailyCeiling: 2_000,
  domainPace: 60,
};

const typedNumber = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/u, 'Please enter a whole number')
  .transform(Number);

/** The same as people type it. */
export const letterSettingsForm = z.object({
  approvalAbove: typedNumber.pipe(letterSettings.shape.approvalAbove),
  dailyCeiling: typedNumber.pipe(letterSettings.shape.dailyCeiling),
  domainPace: typedNumber.pipe(letterSettings.shape.domainPace),
});
