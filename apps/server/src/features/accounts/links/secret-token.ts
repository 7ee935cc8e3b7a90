import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session or a mailed link: 256 random bits, safe in addresses. Only its hash is ever stored. */
export function createSecretToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}

/** What the database keeps of a token: its SHA-256. The token is random, so nothing slower is needed. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
