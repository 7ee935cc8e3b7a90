import type { beginPasskeySignIn as beginEndpoint } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import type { AuthenticationResponse } from '@sangamam/contract/accounts/passkeys/passkey-response';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount, type AccountRow } from '../account/account-read-model.ts';
import { challengeLife, consumeChallenge, issueChallenge } from './challenges.ts';
import { findPasskey, noteUse, type PasskeyRow } from './passkey-repository.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

/** What a browser needs to sign in: it offers the passkeys that it has for this site, so no account is named. */
export async function beginPasskeySignIn(ctx: Context): Promise<EndpointResult<typeof beginEndpoint>> {
  const { challenge } = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).id,
    challenge: await issueChallenge(ctx, null),
  });
  return { challenge, rpId: relyingPartyOf(ctx).id, timeout: challengeLife, userVerification: 'required' };
}

/** A passkey with the account that it opens. */
export interface OwnedPasskey {
  passkey: PasskeyRow;
  account: AccountRow & { passwordHash: string };
}

/**
 * The passkey that an answer names, with its account, before the answer is checked.
 *
 * @throws INVALID_CREDENTIALS for an unknown one, and for an account that nobody can sign in to
 */
export async function findOwnedPasskey(
  ctx: Context,
  { id, response: { userHandle } }: AuthenticationResponse,
): Promise<OwnedPasskey> {
  const passkey = await findPasskey(ctx.db, id);
  const account = passkey && (await findAccount(ctx.db, passkey.userId));
  if (!account || account.suspendedAt !== null || account.closedAt !== null) throw refused();
  // Without a password the address was not proved, or the account waits for a new owner.
  const { passwordHash } = account;
  if (passwordHash === null) throw refused();
  if (userHandle && userHandle !== userHandleOf(account.id).toString('base64url')) throw refused();
  return { passkey, account: { ...account, passwordHash } };
}

/**
 * Checks that the passkey signed our challenge for our origin, that its device verified its user, and that its count went
 * up: one that goes back is a copy.
 *
 * @throws INVALID_CREDENTIALS
 */
export async function verifyPasskey(
  ctx: Context,
  passkey: PasskeyRow,
  answer: AuthenticationResponse,
): Promise<void> {
  const { newCounter, credentialBackedUp } = await verifySignature(ctx, passkey, answer);
  const use = { counter: newCounter, backedUp: credentialBackedUp, at: ctx.now() };
  if (await noteUse(ctx.db, passkey.id, use)) return;
  await recordAudit(ctx, {
    actorId: passkey.userId,
    action: 'passkey.copy-refused',
    entityId: passkey.userId,
    after: { passkey: passkey.name },
  });
  throw refused();
}

async function verifySignature(ctx: Context, passkey: PasskeyRow, answer: AuthenticationResponse) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(ctx);
  const expectedChallenge = await consumeChallenge(ctx, null, answer.response.clientDataJSON);
  if (expectedChallenge === undefined) throw refused();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      // The count is compared once the signature is known to be right, and by the database.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    if (verified) return authenticationInfo;
  } catch (cause) {
    throw refused(cause);
  }
  throw refused();
}

/** The refusal of the password sign-in: it does not say what was wrong. */
function refused(cause?: unknown): AppError {
  return new AppError('INVALID_CREDENTIALS', { cause });
}
