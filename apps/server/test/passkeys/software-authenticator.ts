import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

import type {
  AuthenticationResponse,
  RegistrationResponse,
} from '@sangamam/contract/accounts/passkeys/passkey-response';

import { encodeCbor } from './encode-cbor.ts';

/** What an answer says that a test wants otherwise. */
export interface Twist {
  origin?: string;
  rpId?: string;
  /** Whether the device verified its user; it does unless a test says no. */
  isVerified?: boolean;
  counter?: number;
  /** The id of another passkey, which a broken device reuses. */
  id?: string;
}

/** A passkey on a device, as far as a site sees it: it signs what a browser would. */
export interface SoftwarePasskey {
  id: string;
  /** What the browser answers when the passkey is made. */
  made: RegistrationResponse;
  /** What it answers to sign in. */
  sign(challenge: string, twist?: Twist): AuthenticationResponse;
}

const site = { origin: 'http://sangamam.test', rpId: 'sangamam.test' };
const flagsOf = { present: 0x01, verified: 0x04, hasKey: 0x40 };

/** Makes a passkey as an authenticator does (ES256, without attestation). */
export function makePasskey(
  options: { challenge: string; user: { id: string } },
  { origin = site.origin, rpId = site.rpId, isVerified = true, counter = 0, ...given }: Twist = {},
): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = given.id === undefined ? randomBytes(32) : Buffer.from(given.id, 'base64url');
  const id = rawId.toString('base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
  const flags = flagsOf.present | flagsOf.hasKey | (isVerified ? flagsOf.verified : 0);
  const authData = Buffer.concat([authenticatorData(rpId, flags, counter), attested]);
  const attestation = encodeCbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  );
  return {
    id,
    made: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    },
    sign: (challenge, twist = {}) =>
      signWith(privateKey, id, { challenge, userHandle: options.user.id }, twist),
  };
}

function signWith(
  key: KeyObject,
  id: string,
  { challenge, userHandle }: { challenge: string; userHandle: string },
  { origin = site.origin, rpId = site.rpId, isVerified = true, counter = 0 }: Twist,
): AuthenticationResponse {
  const authData = authenticatorData(rpId, flagsOf.present | (isVerified ? flagsOf.verified : 0), counter);
  const client = clientData('webauthn.get', challenge, origin);
  const signed = Buffer.concat([authData, sha256(client)]);
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(key).toString('base64url'),
      userHandle,
    },
  };
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** EC2, ES256, P-256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
