import { z } from 'zod';

import { defineEndpoint } from '../http/endpoint.ts';
import { emailAddress } from '../fields/email.ts';
import { entityId } from '../fields/entity-id.ts';
import { newPassword, typedPassword } from '../fields/password/password.ts';
import { languages } from '../phrases/language.ts';
import { secondFactorCode } from './second-factor/second-factor-code.ts';
import { signUpMessages } from './sign-up/sign-up-messages.ts';
import { linkAddresses } from './links/link-addresses.ts';
import { accountTypes, staffRoles } from './roles.ts';
import { signUpPayload } from './sign-up/sign-up.ts';
import { userProfile } from './user-profile.ts';
import { resource } from '../http/resource.ts';

const tag = 'Accounts';

/** A token from a mailed link. Its format is not checked strictly: a damaged one is refused like an unknown one. */
const linkToken = z.string().min(1).max(200);

const typedUsername = z.string().trim().toLowerCase().min(1).max(254);

const account = resource({
  path: '/v1/user',
  tag: 'Accounts',
  access: 'anonymous',
});

/** SPEC §7: signs a registrant up and mails a link that sets the password. */
export const signUp = account.post('/registration', {
  summary: 'Sign up as a registrant',
  takesIdempotencyKey: true,
  limit: 'sign-up',
  body: signUpPayload,
  data: z.object({ id: z.string(), email: z.string() }),
  errors: ['USER_EXIST'],
});

const tokenState = z.object({
  /** The account's e-mail address, under both names that the specification uses. */
  userName: z.string(),
  email: z.string(),
  /** True when the e-mail address was verified before: a link that sets the first password is useless then. */
  verified: z.boolean(),
});

/** Checks a set-password link without consuming it. */
export const verifyEmail = defineEndpoint({
  ...linkAddresses.set,
  summary: 'Look at a set-password link',
  tag,
  access: 'anonymous',
  limit: 'password-token',
  params: z.object({ token: linkToken }),
  data: tokenState,
  errors: ['INVALID_TOKEN'],
});

/** Checks a reset link without consuming it. */
export const verifyToken = defineEndpoint({
  ...linkAddresses.reset,
  summary: 'Look at a reset-password link',
  tag,
  access: 'anonymous',
  limit: 'password-token',
  params: z.object({ token: linkToken }),
  data: tokenState,
  errors: ['INVALID_TOKEN'],
});

/** Sets the first password, which verifies the e-mail address. Consumes the link. */
export const setPassword = account.post('/set-password', {
  summary: 'Set the first password',
  limit: 'password-token',
  body: z.strictObject({ token: linkToken, password: newPassword }),
  data: z.object({ email: z.string() }),
  errors: ['INVALID_TOKEN'],
});

/** A new session with its account: what the browser keeps of a sign-in. */
export const signedInAccount = z.object({
  id: z.string(),
  token: z.string(),
  type: z.enum(accountTypes),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The language that the account keeps; `null` while its owner never chose one. */
  language: z.enum(languages).nullable(),
});

/**
 * Opens a session. Failure is 422, never 401: a client's 401 rule would clear a session (DECISIONS §1). Staff with a
 * second factor are refused with SECOND_FACTOR_REQUIRED once name and password are correct; the same call with `code`
 * opens the session.
 */
export const login = account.post('/login', {
  summary: 'Sign in',
  duringMaintenance: true,
  limit: 'login',
  body: z.strictObject({
    username: typedUsername,
    password: typedPassword,
    /** Six digits of the authenticator app, or a recovery code. */
    code: secondFactorCode.optional(),
  }),
  data: signedInAccount,
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID'],
});

const accountResource = resource({
  path: '/v1/user',
  tag: 'Accounts',
  access: 'signed-in',
});

/** Ends the session that the call is made with. */
export const logout = accountResource.post('/logout', {
  summary: 'Sign out',
  duringMaintenance: true,
  data: z.object({ signedOut: z.literal(true) }),
});

/** The signed-in person's own profile; another id is refused like an unknown one. */
export const getUser = accountResource.get('/id/{id}', {
  summary: 'Read your own profile',
  params: z.object({ id: entityId }),
  data: userProfile,
  errors: ['USER_NOT_FOUND'],
});

/** Mails a reset link; an account that never set a password gets a new set-password link instead. */
export const forgotPassword = account.patch('/forgot-password', {
  summary: 'Ask for a link to reset the password',
  limit: 'forgot-password',
  body: z.strictObject({ username: emailAddress(signUpMessages.email) }),
  data: z.object({ sent: z.literal(true) }),
  errors: ['USER_NOT_FOUND'],
});

/**
 * Sets a new password by a reset link, consumes the link and ends every session of the account. The call accepts the
 * current terms; their version is stored.
 */
export const resetPassword = account.patch('/reset-password', {
  summary: 'Set a new password by a mailed link',
  limit: 'password-token',
  body: z.strictObject({ token: linkToken, password: newPassword }),
  data: z.object({ email: z.string() }),
  errors: ['INVALID_TOKEN'],
});

/**
 * Changes the password of the signed-in account and ends its other sessions. `nModified` is 1 when it was changed and
 * 0 when the current password was not right (SPEC §4).
 */
export const changePassword = accountResource.patch('/change-password', {
  summary: 'Change the password',
  limit: 'login',
  body: z.strictObject({ currentpassword: typedPassword, username: typedUsername, password: newPassword }),
  data: z.object({ user: z.object({ nModified: z.union([z.literal(0), z.literal(1)]) }) }),
});

/** The signed-in member of staff and their roles; the admin area builds its navigation from this. */
export const getStaffSelf = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/me',
  summary: 'Who is signed in to the admin area',
  tag: 'Admin',
  access: { ability: 'enter-admin' },
  beforeSecondFactor: true,
  data: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(staffRoles)),
    /** True while the admin area is closed until a second factor is set up: one of the roles requires it. */
    needsSecondFactor: z.boolean(),
  }),
});
