import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps small secrets in the database in a form that is of no use without a key that the database does not have. */
export interface SecretBox {
  /** Seals `secret` for one place, such as a column and its row: moved to another place it does not open. */
  seal(secret: string, place: string): string;
  /** @throws Error when no key opens it, or it was sealed for another place or changed */
  open(sealed: string, place: string): string;
  /** True for what the newest key has sealed: anything else is to be sealed anew. */
  isCurrent(stored: string): boolean;
}

/** AES-256 takes keys of this many bytes. */
export const keyBytes = 32;

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** True for what a box has sealed, whichever key it was. */
export function isSealed(stored: string): boolean {
  return stored.startsWith(`${version}.`);
}

/**
 * A box with these keys: the first one seals, all of them open (AES-256-GCM). What it seals reads
 * `v1.<which key>.<nonce, tag and text in base64url>`.
 */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [newest] = keys;
  const newestName = nameOf(newest);
  return {
    seal(secret, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newest, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
      return `${version}.${newestName}.${packed}`;
    },
    open(sealed, place) {
      const [, name = '', packed = ''] = sealed.split('.');
      const key = isSealed(sealed) ? byName.get(name) : undefined;
      if (key === undefined) throw new Error('No key opens this secret');
      const bytes = Buffer.from(packed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
    isCurrent: (stored) => stored.startsWith(`${version}.${newestName}.`),
  };
}

/** Tells keys apart without telling anything about them. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('sangamam key name').update(key).digest('hex').slice(0, 8);
}
