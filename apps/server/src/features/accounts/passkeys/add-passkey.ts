import type {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  PasskeyRecord,
} from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import { transports, type RegistrationResponse } from '@sangamam/contract/accounts/passkeys/passkey-response';
import type { EndpointParsed, EndpointResult } from '@sangamam/contract/http/endpoint';
import { fullName } from '@sangamam/contract/fields/full-name';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { readSiteName } from '#server/features/conventions/site-settings/read-mail-site.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from '../account/account-read-model.ts';
import { lockOwnAccount } from '../account/lock-active-account.ts';
import { mailPasskeyChanged } from '../mails/security-mails.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { challengeLife, consumeChallenge, issueChallenge } from './challenges.ts';
import { countPasskeys, insertPasskey, listPasskeyRows } from './passkey-repository.ts';
import { presentPasskey } from './present-passkey.ts';
import { algorithms, relyingPartyOf, userHandleOf } from './relying-party.ts';

/** More than a family has devices. */
export const mostPasskeys = 20;

/**
 * What the actor's browser needs to make a passkey that signs in without a name (discoverable), and only after its device
 * has verified who uses it.
 *
 * @throws TOO_MANY_PASSKEYS
 */
export async function beginPasskey(
  ctx: Context,
  actor: Actor,
): Promise<EndpointResult<typeof beginPasskeyEndpoint>> {
  const account = await findAccount(ctx.db, actor.userId);
  if (account === undefined) throw new AppError('UNAUTHORIZED');
  const existing = await listPasskeyRows(ctx.db, actor.userId);
  if (existing.length >= mostPasskeys) throw new AppError('TOO_MANY_PASSKEYS');
  const { name } = await readSiteName(ctx);
  const rp = relyingPartyOf(ctx);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: rp.id,
    userID: new Uint8Array(userHandleOf(actor.userId)),
    userName: account.email,
    userDisplayName: fullName(account),
    challenge: await issueChallenge(ctx, actor.sessionId),
    timeout: challengeLife,
    supportedAlgorithmIDs: algorithms,
  });
  return {
    ...options,
    rp: { name, id: rp.id },
    timeout: challengeLife,
    excludeCredentials: existing.map((passkey) => ({
      id: passkey.credentialId,
      type: 'public-key' as const,
      transports: passkey.transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Stores the passkey that the actor's browser made, and mails that to the owner.
 *
 * @throws PASSKEY_INVALID, PASSKEY_TAKEN, TOO_MANY_PASSKEYS
 */
export async function addPasskey(
  ctx: Context,
  actor: Actor,
  { response }: EndpointParsed<typeof addPasskeyEndpoint>['body'],
  device: { userAgent: string },
): Promise<PasskeyRecord> {
  const { credential, credentialDeviceType, credentialBackedUp } = await verifyNew(ctx, actor, response);
  return inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx, actor);
    if ((await countPasskeys(ctx.db, actor.userId)) >= mostPasskeys) throw new AppError('TOO_MANY_PASSKEYS');
    const row = await insertPasskey(ctx.db, {
      userId: actor.userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      // A browser may name ones that are newer than this.
      transports: transports.filter((known) => response.response.transports?.includes(known)),
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
      name: describeDevice(device.userAgent),
      createdAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'passkey.added',
      entityId: actor.userId,
      after: { passkey: row.name },
    });
    const account = await findAccount(ctx.db, actor.userId);
    if (account !== undefined) await mailPasskeyChanged(ctx, account, { change: 'added', name: row.name });
    return presentPasskey(row);
  });
}

async function verifyNew(ctx: Context, actor: Actor, response: RegistrationResponse) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(ctx);
  const expectedChallenge = await consumeChallenge(ctx, actor.sessionId, response.response.clientDataJSON);
  if (expectedChallenge === undefined) throw new AppError('PASSKEY_INVALID');
  try {
    refuseCertificates(response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo;
  } catch (cause) {
    throw new AppError('PASSKEY_INVALID', { cause });
  }
  throw new AppError('PASSKEY_INVALID');
}

/**
 * Nobody is asked what made the key (`attestation: none`). A certificate that comes all the same is refused unread: to
 * check one, the library would ask the addresses that it names.
 */
function refuseCertificates({ response }: RegistrationResponse): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const isSelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelf) throw new Error(`Attestation ${format} was not asked for`);
}
