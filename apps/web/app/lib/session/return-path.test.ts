import { expect, test } from 'vitest';

import { safeReturnPath } from './return-path.ts';

test.for([
  ['/participants', '/participants'],
  ['/review?from=packages#total', '/review?from=packages#total'],
  ['/a/../my-account', '/my-account'],
])('the return path %s is followed', ([from, to]) => {
  expect(safeReturnPath(from ?? '', '/my-account')).toBe(to);
});

test.for([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'participants',
  '/login?from=/login',
  '/register',
  '',
])('the return path %j is not followed', (from) => {
  expect(safeReturnPath(from, '/my-account')).toBe('/my-account');
});

test('the return path is the fallback when none is given', () => {
  expect(safeReturnPath(null, '/admin')).toBe('/admin');
});
