import type { Section } from '@sangamam/contract/content/section';
import { expect, it } from 'vitest';

import { matchingQuestions } from './matching-questions.ts';

const sections: Section[] = [
  { _id: 't', sectionTitle: '', sectionType: 'TEXT', text: { body: '<p>Read this</p>' } },
  {
    _id: 'a',
    sectionTitle: 'Paying',
    sectionType: 'FAQ',
    faq: [
      { question: 'How do I pay?', answer: '<p>By <strong>Zelle</strong> or check.</p>', pdfUrl: '' },
      { question: 'Until when?', answer: '<p>Ten days.</p>', pdfUrl: '' },
    ],
  },
  {
    _id: 'b',
    sectionTitle: 'There',
    sectionType: 'FAQ',
    faq: [{ question: 'Is there a pool?', answer: '<p>Yes, pay nothing.</p>', pdfUrl: '' }],
  },
];
const ids = (typed: string) => {
  const { sections: found, count } = matchingQuestions(sections, typed);
  return [count, ...found.map(({ _id }) => _id)];
};

it.each([
  ['  ', [3, 't', 'a', 'b']],
  ['PAY', [2, 'a', 'b']],
  ['pay zelle', [1, 'a']],
  ['strong', [0]],
  ['parking', [0]],
])('%j finds %j', (typed, expected) => {
  expect(ids(typed)).toEqual(expected);
});
