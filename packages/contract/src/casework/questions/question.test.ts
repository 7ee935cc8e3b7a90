import { describe, expect, it } from 'vitest';

import { conversationState, type QuestionFacts } from './question.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const asked = (facts: Partial<QuestionFacts> = {}): QuestionFacts => ({
  askedAt: at(1),
  waitsUntil: at(8),
  answeredAt: null,
  closedAt: null,
  ...facts,
});

describe('the conversation about a registration', () => {
  it.each<[string, QuestionFacts[], number, ReturnType<typeof conversationState>]>([
    ['without a question', [], 2, null],
    ['with an open question', [asked()], 2, { state: 'WAITING', since: at(1) }],
    ['at the end of its days', [asked()], 8, { state: 'NO_ANSWER', since: at(1) }],
    ['once it is answered', [asked({ answeredAt: at(3) })], 4, { state: 'ANSWERED', since: at(3) }],
    ['answered after its days', [asked({ answeredAt: at(9) })], 9, { state: 'ANSWERED', since: at(9) }],
    ['once it is closed', [asked({ closedAt: at(3) })], 4, null],
    ['answered and closed', [asked({ answeredAt: at(3), closedAt: at(4) })], 5, null],
    [
      'asked twice, which waits for the later one',
      [asked(), asked({ askedAt: at(5), waitsUntil: at(12) })],
      9,
      { state: 'WAITING', since: at(5) },
    ],
    [
      'asked again after an answer',
      [asked({ answeredAt: at(3) }), asked({ askedAt: at(5), waitsUntil: at(12) })],
      6,
      { state: 'WAITING', since: at(5) },
    ],
    [
      'asked again after an answer, and in vain',
      [asked({ answeredAt: at(3) }), asked({ askedAt: at(5), waitsUntil: at(12) })],
      12,
      { state: 'NO_ANSWER', since: at(5) },
    ],
  ])('%s', (_when, questions, today, expected) => {
    expect(conversationState(questions, at(today))).toEqual(expected);
  });
});
