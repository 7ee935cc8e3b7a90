import { expect, it } from 'vitest';

import { answerFilter, askedAnswerOf, writeAskedAnswer } from './answer-filter.ts';

const questionId = '01970000-0000-7000-8000-000000000001';
const optionId = '01970000-0000-7000-8000-000000000002';

it.each(['YES', 'NO', 'ANSWERED', 'MISSING', optionId] as const)('a question and %s is a filter', (said) => {
  const written = writeAskedAnswer({ questionId, said });
  expect(askedAnswerOf(written)).toEqual({ questionId, said });
  expect(answerFilter.parse(written)).toBe(written);
});

it.each(['', questionId, `${questionId}.`, `${questionId}.MAYBE`, `x.YES`, `${questionId}.YES.NO`])(
  '%j is none',
  (text) => {
    expect(askedAnswerOf(text)).toBeUndefined();
    expect(answerFilter.safeParse(text).success).toBe(false);
  },
);
