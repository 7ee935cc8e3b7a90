import { expect, it } from 'vitest';

import { longestLine, longestText, mostTranslations, translationDrafts } from './convention-translations.ts';

const faultsOf = (drafts: unknown) =>
  (translationDrafts.safeParse(drafts).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

const letters = (count: number) => 'അ'.repeat(count);

it.each([
  ['a long name', [{ en: 'Gold', ml: letters(longestLine + 1) }], '0.ml', `${longestLine} characters`],
  ['a long description', [{ en: 'x'.repeat(300), ml: letters(longestText + 1) }], '0.ml', '1500 characters'],
  ['a text without English words', [{ en: ' ', ml: 'അ' }], '0.en', ''],
  [
    'more than are kept',
    Array.from({ length: mostTranslations + 1 }, (_, place) => ({ en: `${place}`, ml: 'അ' })),
    '',
    `${mostTranslations} texts`,
  ],
])('%s is refused', (_what, drafts, field, message) => {
  expect(faultsOf(drafts)).toEqual([[field, expect.stringContaining(message)]]);
});

it('as long as they may be, and as many, they are taken', () => {
  const most = Array.from({ length: mostTranslations }, (_, place) => ({ en: `${place}`, ml: '' }));
  expect(faultsOf(most)).toEqual([]);
  expect(
    faultsOf([
      { en: 'Gold', ml: letters(longestLine) },
      { en: 'x'.repeat(500), ml: letters(longestText) },
    ]),
  ).toEqual([]);
});
