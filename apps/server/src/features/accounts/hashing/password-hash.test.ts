import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';

import { verifyPassword, hashPassword } from './password-hash.ts';

const composed = 'Caf\u00e9-Lantern-7';
const decomposed = 'Cafe\u0301-Lantern-7';

describe('a password with an accent', () => {
  it.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
  ])('set %s is accepted in both Unicode forms', async (_, set, other) => {
    const stored = await hashPassword(set);
    expect(await verifyPassword(stored, set)).toBe(true);
    expect(await verifyPassword(stored, other)).toBe(true);
    expect(await verifyPassword(stored, 'Cafe-Lantern-7')).toBe(false);
  });

  it.each([
    ['composed', composed],
    ['decomposed', decomposed],
  ])('hashed %s by an older version is still accepted', async (_, set) => {
    const stored = await hash(set);
    expect(await verifyPassword(stored, composed)).toBe(true);
    expect(await verifyPassword(stored, decomposed)).toBe(true);
  });
});

it('passwords are hashed with the parameters that OWASP recommends, and no password matches a missing hash', async () => {
  const stored = await hashPassword('Lantern-River-1911!');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/u);
  expect(await verifyPassword(stored, 'Lantern-River-1911!')).toBe(true);
  expect(await verifyPassword(stored, 'Kaipuzha-1911')).toBe(false);
  expect(await verifyPassword(null, 'Lantern-River-1911!')).toBe(false);
});
