import { randomBytes } from 'node:crypto';

import { hashInTurn } from './hash-in-turn.ts';

/**
 * Argon2id (the library's default) with parameters that OWASP recommends: 7 MiB, five passes, one lane. Of its equally
 * strong sets this one takes the least memory: hashing with 19 MiB evicts the caches that everything else uses.
 */
const parameters = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/** One form for what looks the same: keyboards differ in how they write a letter with an accent. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a password for storing, in its one form. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashInTurn({ kind: 'hash', password: normalizePassword(password), parameters }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The hash of no password at all, with the same parameters, so that checking against it takes as long. */
const nobodysHash =
  `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

/**
 * Whether `password` matches the hash `stored`. Without a stored hash the result is false and takes as long, so that
 * the response time does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  for (const form of formsOf(password)) {
    const fits = await hashInTurn({ kind: 'verify', stored: stored ?? nobodysHash, password: form });
    if (fits === true && stored !== null) return true;
  }
  return false;
}

/** The form that is hashed, and those in which passwords were hashed before there was one; mostly all are the same. */
function formsOf(password: string): Set<string> {
  return new Set([
    normalizePassword(password),
    password,
    password.normalize('NFC'),
    password.normalize('NFD'),
  ]);
}
