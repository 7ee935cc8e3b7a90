import { createPublicKey, type KeyObject } from 'node:crypto';

/** What a DKIM record says (RFC 6376, 3.6.1). */
export type DkimKey =
  | { kind: 'RSA'; bits: number }
  | { kind: 'Ed25519' }
  /** An empty `p=`: the key was withdrawn. */
  | { kind: 'revoked' }
  | { kind: 'unreadable' };

const ed25519Bytes = 32;

/** Whether a TXT record is meant as a DKIM key; a wildcard of the domain answers with other records at every selector. */
export function isDkimRecord(text: string): boolean {
  const tags = readTags(text);
  const version = tags.get('v');
  return version === undefined ? tags.has('p') : version.toUpperCase().startsWith('DKIM1');
}

/** Reads the key of a record as receivers do. */
export function readDkimKey(text: string): DkimKey {
  const tags = readTags(text);
  const content = tags.get('p')?.replaceAll(/\s/gu, '');
  if (content === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return { kind: 'unreadable' };
  if (content === '') return { kind: 'revoked' };
  if (!/^[A-Za-z\d+/]+={0,2}$/u.test(content)) return { kind: 'unreadable' };
  const bytes = Buffer.from(content, 'base64');
  switch (tags.get('k') ?? 'rsa') {
    case 'rsa': {
      const key = readRsaKey(bytes);
      const bits = key?.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined;
      return bits === undefined ? { kind: 'unreadable' } : { kind: 'RSA', bits };
    }
    case 'ed25519':
      return { kind: bytes.length === ed25519Bytes ? 'Ed25519' : 'unreadable' };
    default:
      return { kind: 'unreadable' };
  }
}

/** The standard names the one form and its examples have the other, so receivers take both. */
function readRsaKey(key: Buffer): KeyObject | undefined {
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      return createPublicKey({ key, format: 'der', type });
    } catch {
      // Not in this form.
    }
  }
  return undefined;
}

function readTags(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((tag) => {
      const [, name, value] = /^\s*(\w+)\s*=(.*)$/su.exec(tag) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
}
