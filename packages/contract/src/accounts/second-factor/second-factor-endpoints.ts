import { z } from 'zod';

import { typedPassword } from '../../fields/password/password.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { secondFactorCode } from './second-factor-code.ts';

const tag = 'Admin: second factor';

const status = z.object({
  isEnrolled: z.boolean(),
  /** True for roles with access to money or everyone's data that still sign in with only a password. */
  isAdvised: z.boolean(),
  /** True while the admin area is closed until a second factor is set up, because a role of the caller requires it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/v1/user/second-factor',
  summary: 'Whether you sign in with a second factor',
  tag,
  access: { ability: 'enter-admin' },
  beforeSecondFactor: true,
  data: status,
});

/** Creates a new secret. It becomes active once `confirmSecondFactor` has proved that the app has it. */
export const enrollSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/user/second-factor/enroll',
  summary: 'Begin to sign in with an authenticator app',
  tag,
  access: { ability: 'enter-admin' },
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

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/user/second-factor/confirm',
  summary: 'Prove that the app has the secret',
  tag,
  access: { ability: 'enter-admin' },
  beforeSecondFactor: true,
  limit: 'login',
  body: z.strictObject({ code: secondFactorCode }),
  data: codes,
  errors: ['SECOND_FACTOR_INVALID', 'CONFLICT'],
});

/** New recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/v1/user/second-factor/recovery-codes',
  summary: 'New recovery codes',
  tag,
  access: { ability: 'enter-admin' },
  limit: 'login',
  body: z.strictObject({ code: secondFactorCode }),
  data: codes,
  errors: ['SECOND_FACTOR_INVALID'],
});

export const removeSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/v1/user/second-factor/remove',
  summary: 'Sign in by password alone again',
  tag,
  access: { ability: 'enter-admin' },
  limit: 'login',
  body: z.strictObject({ password: typedPassword, code: secondFactorCode }),
  data: status,
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_INVALID'],
});

/** For ten minutes the session may call endpoints that need a fresh proof. */
export const proveSession = defineEndpoint({
  method: 'POST',
  path: '/v1/user/proof',
  summary: 'Show password and code once more before something grave',
  tag,
  access: { ability: 'enter-admin' },
  limit: 'login',
  body: z.strictObject({ password: typedPassword, code: secondFactorCode.optional() }),
  data: z.object({ proved: z.literal(true) }),
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID'],
});
