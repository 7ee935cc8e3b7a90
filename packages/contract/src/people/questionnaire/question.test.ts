import { describe, expect, it } from 'vitest';

import { answersForm } from './answers-form.ts';
import { questionForm } from './question-draft.ts';
import { questionMessages as say } from './question-messages.ts';
import { checkAnswer, isAskedOn, isForAge, type AnswerValue, type AskedQuestion } from './question.ts';

const [s, m] = ['01970000-0000-7000-8000-0000000000d0', '01970000-0000-7000-8000-0000000000d1'] as const;
const question = (kind: AskedQuestion['kind'], changes: Partial<AskedQuestion> = {}): AskedQuestion => ({
  questionId: '01970000-0000-7000-8000-0000000000c0',
  kind,
  askedOf: 'PERSON',
  text: { en: 'Which one?', ml: '' },
  required: false,
  max: null,
  options: [s, m].map((optionId) => ({ optionId, en: optionId, ml: '' })),
  ...changes,
});

describe('an answer', () => {
  it.each<[AskedQuestion['kind'], AnswerValue | null, AnswerValue | null]>([
    ['TEXT', '  by  the door ', 'by the door'],
    ['TEXT', ' ', null],
    ['CHOICE', m, m],
    ['SEVERAL', [m, s, m], [s, m]],
    ['SEVERAL', [], null],
    ['NUMBER', 0, 0],
    ['YES_NO', false, false],
    ['YES_NO', null, null],
  ])('to a %s of %j is kept as %j', (kind, given, value) => {
    expect(checkAnswer(question(kind), given)).toEqual({ value });
  });

  it.each<[AskedQuestion['kind'], AnswerValue, string]>([
    ['TEXT', 'a\u0007', say.text],
    ['CHOICE', 'S', say.option],
    ['SEVERAL', [s, 'S'], say.option],
    ['NUMBER', -1, say.number({ most: 999_999 })],
    ['NUMBER', '4', say.number({ most: 999_999 })],
    ['YES_NO', 'YES', say.required],
  ])('to a %s of %j is refused', (kind, given, refused) => {
    expect(checkAnswer(question(kind), given)).toEqual({ refused });
  });

  it.each(['TEXT', 'CHOICE', 'SEVERAL', 'NUMBER', 'YES_NO'] as const)(
    'to a required %s is needed',
    (kind) => {
      expect(checkAnswer(question(kind, { required: true }), null)).toEqual({ refused: say.required });
    },
  );
});

it('a question is asked from its day on, until it is retired', () => {
  const asked = { askedFrom: '2027-03-01', retiredAt: null };
  expect([isAskedOn(asked, '2027-02-28'), isAskedOn(asked, '2027-03-01')]).toEqual([false, true]);
  expect(isAskedOn({ askedFrom: null, retiredAt: '2027-01-01T00:00:00Z' }, '2027-03-01')).toBe(false);
});

it.each([
  [null, null, null, true],
  [4, null, null, false],
  [4, null, '2023-07-15', true],
  [4, null, '2023-07-16', false],
  [null, 15, '2011-07-16', true],
  [null, 15, '2011-07-15', false],
] as const)('a question from %s to %s for somebody born %s: %s', (fromAge, toAge, dob, isAsked) => {
  expect(isForAge({ fromAge, toAge }, { dob, startDate: '2027-07-15' })).toBe(isAsked);
});

it('typed answers are sent by their kind, and what was left empty as null', () => {
  const [text, number] = [question('TEXT', { questionId: s }), question('NUMBER', { questionId: m, max: 9 })];
  const form = answersForm([text, number]);
  expect(form.parse({ [s]: '', [m]: '7' })).toEqual({ [s]: null, [m]: 7 });
  expect(form.safeParse({ [s]: '', [m]: '7.5' }).error?.issues).toMatchObject([
    { path: [m], message: say.number({ most: 9 }) },
  ]);
});

it('the form of a question leaves out what its kind and its audience do not have', () => {
  const typed = {
    kind: 'NUMBER' as const,
    askedOf: 'FAMILY' as const,
    text: { en: 'How many cars?', ml: '' },
    fromAge: '4',
    toAge: '',
    askedFrom: '',
    required: true,
    max: '9',
    options: [{ optionId: '', en: 'S', ml: '' }],
  };
  expect(questionForm.parse(typed)).toMatchObject({ fromAge: null, max: 9, options: [], askedFrom: null });
  const asChoice = questionForm.safeParse({ ...typed, kind: 'CHOICE' });
  expect(asChoice.error?.issues.map(({ message }) => message)).toEqual([say.twoOptions]);
});
