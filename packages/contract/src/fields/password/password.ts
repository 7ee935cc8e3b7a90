import { z } from 'zod';

/** The specification's sentence for a password that is too simple (SPEC §5). */
export const passwordRule =
  'Password must be of 8 characters with at least one Uppercase, one Number and one Special Character';

/** Longest password; longer ones are refused, never cut silently (DECISIONS §2). */
export const passwordMaxLength = 128;

/** A new password: 8 to 128 characters with uppercase, lowercase, digit and special character. */
export const newPassword = z
  .string({ error: passwordRule })
  .min(8, passwordRule)
  .max(passwordMaxLength, `Password must be of at most ${passwordMaxLength} characters`)
  .regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s]).*$/su, passwordRule);

/** A password typed to sign in: any text, so that a changed rule never locks anybody out. */
export const typedPassword = z.string().min(1).max(1024);
