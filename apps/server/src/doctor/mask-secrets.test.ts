import { expect, it } from 'vitest';

import { createMask } from './mask-secrets.ts';

const mask = createMask({
  DATABASE_URL: 'postgres://site:p%40ssword@db.test/site',
  ENCRYPTION_KEYS: 'bmV3ZXN0, b2xkZXI=',
  ADMIN_PASSWORD: 'Copper Meadow',
  METRICS_TOKEN: 'token-of-metrics',
});

it.each([
  ['a password of a setting', 'tried p@ssword and p%40ssword', 'tried *** and ***'],
  ['each encryption key', 'bmV3ZXN0 or b2xkZXI=', '*** or ***'],
  ['words of other secrets', 'Copper Meadow, token-of-metrics', '***, ***'],
  ['the password of any address', 'at smtp://anna:secret@mail.test', 'at smtp://anna:***@mail.test'],
  ['the person in an email address', 'to anna.k+x@example.org', 'to ***@example.org'],
  ['a token', `sent ${'a1-B_'.repeat(9)}`, 'sent ***'],
])('%s is masked', (_, text, masked) => {
  expect(mask(text)).toBe(masked);
});

it('paths, host names and sentences stay readable', () => {
  const text = 'There is no folder /srv/sangamam/files on db.test:5432, 2026-11-25T20:00:00.000Z.';
  expect(mask(text)).toBe(text);
});
