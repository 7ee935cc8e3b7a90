import { hashPassword } from '#server/features/accounts/hashing/password-hash.ts';

/** The password of all demo and test accounts. */
export const demoPassword = 'Sangamam-2026!';

let hash: Promise<string> | undefined;

/** Its hash, computed once per process: hashing is slow on purpose. */
export function demoPasswordHash(): Promise<string> {
  hash ??= hashPassword(demoPassword);
  return hash;
}
