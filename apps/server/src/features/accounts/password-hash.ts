import { hash, verify } from '@node-rs/argon2';

import { throughHashingGate } from './hashing-gate.ts';

/** Argon2id (the library's default) with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return throughHashingGate(() => hash(password, parameters));
}

/** A hash that no password fits, made with the same parameters, so that checking against it takes as long. */
const nobodysHash = hash('nobody signs in with this', parameters);

/**
 * True when `password` fits `stored`. Without a stored hash the answer is no and takes as long, so that time does not
 * tell whether an account exists.
 */
export function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  return throughHashingGate(async () => {
    const fits = await verify(stored ?? (await nobodysHash), password);
    return fits && stored !== null;
  });
}
