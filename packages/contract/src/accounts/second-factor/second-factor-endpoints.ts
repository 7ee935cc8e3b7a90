import { z } from 'zod';

import { typedPassword } from '../../fields/password/password.ts';
import { secondFactorCode } from './second-factor-code.ts';
import { resource } from '../../http/resource.ts';

const status = z.object({
  isEnrolled: z.boolean(),
  /** True for roles with access to money or everyone's data that still sign in with only a password. */
  isAdvised: z.boolean(),
  /** True while the admin area is closed until a second factor is set up, because a role of the caller requires it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});

const user = resource({
  path: '/v1/user',
  tag: 'Admin: second factor',
  access: { ability: 'enter-admin' },
});

export const getSecondFactor = user.get('/second-factor', {
  summary: 'Whether you sign in with a second factor',
  beforeSecondFactor: true,
  data: status,
});

/** Creates a new secret. It becomes active once `confirmSecondFactor` has proved that the app has it. */
export const enrollSecondFactor = user.post('/second-factor/enroll', {
  summary: 'Begin to sign in with an authenticator app',
  beforeSecondFactor: true,
  limit: 'login',
  body: z.strictObject({ password: typedPassword }),
  /** `uri` is the content of a QR code (`otpauth://…`), `secret` the same for typing. They are returned only once. */
  data: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['INVALID_CREDENTIALS', 'CONFLICT', 'SECOND_FACTOR_UNAVAILABLE'],
});

const codes = z.object({
  /** Ten codes to write down; each replaces a code of the app once. They are returned only once. */
  recoveryCodes: z.array(z.string()),
});

export const confirmSecondFactor = user.post('/second-factor/confirm', {
  summary: 'Prove that the app has the secret',
  beforeSecondFactor: true,
  limit: 'login',
  body: z.strictObject({ code: secondFactorCode }),
  data: codes,
  errors: ['SECOND_FACTOR_INVALID', 'CONFLICT'],
});

/** New recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = user.post('/second-factor/recovery-codes', {
  summary: 'New recovery codes',
  limit: 'login',
  body: z.strictObject({ code: secondFactorCode }),
  data: codes,
  errors: ['SECOND_FACTOR_INVALID'],
});

export const removeSecondFactor = user.post('/second-factor/remove', {
  summary: 'Sign in by password alone again',
  limit: 'login',
  body: z.strictObject({ password: typedPassword, code: secondFactorCode }),
  data: status,
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_INVALID'],
});

const proof = resource({ path: '/v1/user/proof', tag: 'Accounts', access: 'signed-in' });

/** For ten minutes the session may call endpoints that need a fresh proof. */
export const proveSession = proof.post('', {
  summary: 'Show password and code once more before something grave',
  limit: 'login',
  body: z.strictObject({ password: typedPassword, code: secondFactorCode.optional() }),
  data: z.object({ proved: z.literal(true) }),
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID'],
});
