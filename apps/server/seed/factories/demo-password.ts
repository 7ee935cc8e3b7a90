import { hashPassword } from '#server/features/accounts/hashing/password-hash.ts';

/** The password of all accounts of the demo and of the tests. */
export const demoPassword = 'Sangamam-2026!';

let hash: Promise<string> | undefined;

/** Its hash, computed once per process: hashing is slow on purpose. */
export function demoPasswordHash(): Promise<string> {
  hash ??= hashPassword(demoPassword);
  return hash;
}
