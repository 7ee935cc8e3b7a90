import { z } from 'zod';

export const passkeyNameMessages = {
  required: 'Please give it a name.',
  tooLong: 'At most 60 characters, please.',
} as const;

/** What its owner calls a passkey. */
export const passkeyName = z
  .string()
  .trim()
  .min(1, passkeyNameMessages.required)
  .max(60, passkeyNameMessages.tooLong);
