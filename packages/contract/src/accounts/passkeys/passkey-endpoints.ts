import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';
import { signedInAccount } from '../account-endpoints.ts';
import {
  creationOptions,
  authenticationResponse,
  registrationResponse,
  requestOptions,
} from './passkey-response.ts';
import { passkeyName } from './passkey-name.ts';

/** A passkey as its owner sees it. The key itself is never returned. */
export const passkeyRecord = z.object({
  _id: z.string(),
  name: z.string(),
  /** Whether a password manager keeps it on more than one device. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  /** `null` until somebody signs in with it. */
  lastUsedAt: z.string().nullable(),
});
export type PasskeyRecord = z.output<typeof passkeyRecord>;

const passkeys = resource({
  path: '/v1/user/passkeys',
  tag: 'Accounts',
  access: 'signed-in',
});

/** The caller's own passkeys, the newest first. */
export const listPasskeys = passkeys.get('', {
  summary: 'The passkeys that you sign in with',
  data: z.array(passkeyRecord),
});

/** What the browser needs to make a passkey. The challenge in it is good once, for five minutes, for this session. */
export const beginPasskey = passkeys.post('/options', {
  summary: 'Begin to add a passkey',
  freshProof: true,
  data: creationOptions,
  errors: ['TOO_MANY_PASSKEYS'],
});

/** Stores what the browser made. It is named after the browser and the system. */
export const addPasskey = passkeys.post('', {
  summary: 'Add a passkey',
  freshProof: true,
  limit: 'login',
  body: z.strictObject({ response: registrationResponse }),
  data: passkeyRecord,
  errors: ['PASSKEY_INVALID', 'PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS'],
});

const passkey = { params: z.object({ passkeyId: entityId }), errors: ['NOT_FOUND'] as const };

/** Another account's is refused like an unknown one. */
export const renamePasskey = passkeys.patch('/{passkeyId}', {
  ...passkey,
  summary: 'Rename a passkey',
  body: z.strictObject({ name: passkeyName }),
  data: passkeyRecord,
});

/** Nobody signs in with it any more; sessions go on. */
export const removePasskey = passkeys.delete('/{passkeyId}', {
  ...passkey,
  summary: 'Remove a passkey',
  freshProof: true,
  data: z.object({ removed: z.literal(true) }),
});

const signIn = resource({
  path: '/v1/user/login/passkey',
  tag: 'Accounts',
  access: 'anonymous',
});

/** What the browser needs to sign in. The challenge in it is good once, for five minutes. */
export const beginPasskeySignIn = signIn.post('/options', {
  summary: 'Begin to sign in with a passkey',
  duringMaintenance: true,
  limit: 'passkey',
  data: requestOptions,
});

/**
 * Opens a session, as `login` does; no code of a second factor is asked for, because the device has verified its user.
 * Every reason not to is the same refusal.
 */
export const signInWithPasskey = signIn.post('', {
  summary: 'Sign in with a passkey',
  duringMaintenance: true,
  limit: 'login',
  body: z.strictObject({ response: authenticationResponse }),
  data: signedInAccount,
  errors: ['INVALID_CREDENTIALS'],
});
