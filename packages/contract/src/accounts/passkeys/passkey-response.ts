import { z } from 'zod';

/** How a browser reaches an authenticator (WebAuthn). */
export const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

/** Bytes in base64url, as a browser's `toJSON()` writes them. */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/u);

/** The longest id of a credential (WebAuthn: 1,023 bytes). */
const credentialId = bytes(1_364);

const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/**
 * What a browser answers to `navigator.credentials.create()`. What extensions answer, and what newer browsers add, is not
 * read.
 */
export const registrationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type RegistrationResponse = z.output<typeof registrationResponse>;

/** What a browser answers to `navigator.credentials.get()`. */
export const authenticationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});
export type AuthenticationResponse = z.output<typeof authenticationResponse>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
});

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  /** Passkeys that the account has: an authenticator that holds one of them makes no second one. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser needs to sign in with one: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
