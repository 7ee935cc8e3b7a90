import { expect, it } from 'vitest';

import { questionAnchors } from './question-anchors.ts';

it('the address of a question is made of its words, and each address of a page leads to one question', () => {
  expect(
    questionAnchors([
      "My spouse isn't coming. Do I still add them?",
      'When?',
      'എപ്പോൾ?',
      '???',
      'when!',
      `Why ${'very '.repeat(30)}long?`,
    ]),
  ).toEqual([
    'my-spouse-isnt-coming-do-i-still-add-them',
    'when',
    'എപ്പോൾ',
    'question',
    'when-2',
    `why${'-very'.repeat(11)}-v`.slice(0, 60).replace(/-$/u, ''),
  ]);
});
