import { expect, it } from 'vitest';

import { contentMessages as messages } from './content-messages.ts';
import { savingFaults } from './page-faults.ts';
import { longestLine, mostTranslations } from './page-translations.ts';
import { draftContent } from './section-draft.ts';

const meta = { title: '', description: '', shareImageUrl: '' };
const faultsOf = (translations: unknown) => savingFaults({ meta, sections: [], translations });
const line = { kind: 'LINE', en: 'When?', ml: 'എപ്പോൾ?' };

it.each<[string, unknown, string, string]>([
  [
    'a long line',
    [line, { ...line, ml: 'എ'.repeat(longestLine + 1) }],
    'translations.1.ml',
    messages.tooLong(longestLine),
  ],
  [
    'a long text',
    [{ kind: 'RICH', en: '<p>x</p>', ml: 'എ'.repeat(20_001) }],
    'translations.0.ml',
    messages.tooLong(20_000),
  ],
  [
    'a text of tags',
    [{ kind: 'RICH', en: '<p>x</p>', ml: '<b>'.repeat(1_001) }],
    'translations.0.ml',
    messages.tooManyTags,
  ],
  [
    'too many',
    Array.from({ length: mostTranslations + 1 }, (_, index) => ({ ...line, en: `${index}` })),
    'translations',
    messages.translations,
  ],
])('%s is not saved', (_what, translations, field, message) => {
  expect(faultsOf(translations)).toEqual([{ field, message }]);
});

it('as long as they may be, and as many, they are saved', () => {
  const longest = { kind: 'LINE', en: 'When?', ml: 'എ'.repeat(longestLine) };
  expect(faultsOf([longest, { kind: 'RICH', en: '<p>x</p>', ml: 'എ'.repeat(20_000) }])).toEqual([]);
  const most = Array.from({ length: mostTranslations }, (_, index) => ({ ...line, en: `${index}` }));
  expect(faultsOf(most)).toEqual([]);
});

it('lines are tidied as those of the page are, so that both stay the same', () => {
  const tidied = draftContent.translations.parse([{ kind: 'LINE', en: ' It’s  here ', ml: ' ഇവിടെ ' }]);
  expect(tidied).toEqual([{ kind: 'LINE', en: "It's here", ml: 'ഇവിടെ' }]);
});

it('an unknown kind is refused', () => {
  expect(faultsOf([{ ...line, kind: 'HTML' }])).toMatchObject([{ field: 'translations.0.kind' }]);
});
