import { describe, expect, test } from 'vitest';

import { pageLanguage } from './page-language.ts';

const versions = { en: 'aaa', ml: 'bbb' };

describe('the back office is in English, whatever was chosen', () => {
  test.each([
    '/admin',
    '/admin/',
    '/admin/registrations?page=2',
    '/admin.data',
    '/driver/abc',
    '/Admin/desk',
    '/%61dmin',
    '//admin',
  ])('%s', (address) => {
    expect(pageLanguage(address, 'ml', versions)).toBe('en');
  });

  test.each(['/', '/administer', '/my-account', '/login?from=%2Fadmin', '/%', '/%E0%A4'])(
    '%s is as chosen',
    (address) => {
      expect(pageLanguage(address, 'ml', versions)).toBe('ml');
      expect(pageLanguage(address, 'en', versions)).toBe('en');
      expect(pageLanguage(address, undefined, versions)).toBe('en');
    },
  );
});

describe('more routes come from the build that asks', () => {
  test.each([
    ['bbb', 'en', 'ml'],
    ['aaa', 'ml', 'en'],
    ['of yesterday', 'ml', 'ml'],
    ['', 'en', 'en'],
  ] as const)('version %j, chosen %s: %s', (version, chosen, language) => {
    expect(pageLanguage(`/__manifest?paths=%2Fadmin&version=${version}`, chosen, versions)).toBe(language);
  });

  test('builds that cannot be told apart are as chosen', () => {
    expect(pageLanguage('/__manifest?version=aaa', 'ml', { en: 'aaa', ml: 'aaa' })).toBe('ml');
  });
});
