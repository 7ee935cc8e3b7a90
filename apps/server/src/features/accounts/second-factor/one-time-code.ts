import { Secret, TOTP } from 'otpauth';

const secondsPerStep = 30;

/** Clocks may differ by this many half-minutes to either side. */
const tolerance = 1;

/** A new secret for an authenticator app, in Base32: 160 random bits. */
export function createOneTimeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code carries to an authenticator app. */
export function oneTimeUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The half-minute whose digits `code` are around `now`, or nothing when it is none of them. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret, '').validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / secondsPerStep) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Sangamam', label, secret, digits: 6, period: secondsPerStep });
}
