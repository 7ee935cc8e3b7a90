import { hashPassword } from '#server/features/accounts/hashing/password-hash.ts';

/** The password of every account of the demo and of the tests. */
export const demoPassword = 'Sangamam-2026!';

let hash: Promise<string> | undefined;

/** Its hash, made once in a process: hashing is dear on purpose. */
export function demoPasswordHash(): Promise<string> {
  hash ??= hashPassword(demoPassword);
  return hash;
}
