import { z } from 'zod';

/** Six digits from an authenticator app, or a recovery code (`abcd-efgh-jkmn-pqrs`); spaces and hyphens are ignored. */
export const secondFactorCode = z
  .string()
  .max(40)
  .overwrite((text) => text.replaceAll(/[\s-]/gu, '').toLowerCase())
  .regex(/^(?:\d{6}|[a-z0-9]{10,20})$/u, 'Enter the six digits of your app, or a recovery code');
