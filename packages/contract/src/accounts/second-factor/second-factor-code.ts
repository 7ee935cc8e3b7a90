import { z } from 'zod';

/** Six digits from an authenticator app, or a recovery code (`abcd-efgh-jkmn-pqrs-tuvw-xyz2`; those from before version 1.0 are shorter); spaces and hyphens are ignored. */
export const secondFactorCode = z
  .string()
  .max(40)
  .overwrite((text) => text.replaceAll(/[\s-]/gu, '').toLowerCase())
  .regex(/^(?:\d{6}|[a-z0-9]{10,24})$/u, 'Enter the six digits of your app, or a recovery code');
