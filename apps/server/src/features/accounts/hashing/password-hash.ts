import { randomBytes } from 'node:crypto';

import { hashInTurn } from './hash-in-turn.ts';

/**
 * Argon2id (the library's default) with parameters that OWASP recommends: 7 MiB, five passes, one lane. Of its equally
 * strong sets the one with the least memory: hashes with 19 MiB slow everything else that the machine's caches hold.
 */
const parameters = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/** Hashes a password for storing. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashInTurn({ kind: 'hash', password, parameters }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The hash of no password at all, with the same parameters, so that checking against it takes as long. */
const nobodysHash =
  `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

/**
 * True when `password` fits `stored`. Without a stored hash the answer is no and takes as long, so that time does not
 * tell whether an account exists.
 */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await hashInTurn({ kind: 'verify', stored: stored ?? nobodysHash, password });
  return fits === true && stored !== null;
}
