import { expect, test } from 'vitest';

import { registrationRow } from '../../../../../test/registration-detail.ts';
import { ageText, daysSince, daysWaiting, waitingText } from './waiting-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 24 * 60 * 60_000;
const row = { ...registrationRow, canBeApproved: true, submittedAt: '2026-11-02T10:00:00.000Z' };

test.each([
  ['sent a while ago', row, 'waiting for 18 days'],
  ['sent today', { ...row, submittedAt: '2026-11-20T10:00:00.000Z' }, 'sent today'],
  [
    'answered today',
    {
      ...row,
      conversation: { state: 'ANSWERED' as const, since: '2026-11-20T10:00:00.000Z', until: '2026-11-25' },
    },
    'answered today',
  ],
  [
    'back today without an answer',
    {
      ...row,
      conversation: { state: 'NO_ANSWER' as const, since: '2026-11-12T10:00:00.000Z', until: '2026-11-19' },
    },
    'back today',
  ],
])('a registration that was %s says so', (_, asked, words) => {
  const days = daysWaiting(asked, now);
  expect(days === undefined ? undefined : waitingText(days, asked)).toBe(words);
});

test('a registration that waits for its family does not count days', () => {
  const conversation = {
    state: 'WAITING' as const,
    since: new Date(now - day).toISOString(),
    until: '2026-11-27',
  };
  expect(daysWaiting({ ...row, conversation }, now)).toBeUndefined();
});

test.each([
  ['2026-11-20T10:00:00.000Z', 'today'],
  ['2026-11-19T10:00:00.000Z', '1 day'],
  ['2026-11-02T10:00:00.000Z', '18 days'],
  ['2026-11-20T12:00:01.000Z', 'today'],
])('the age of what was sent at %s is said in a word or two', (instant, words) => {
  expect(ageText(daysSince(instant, now))).toBe(words);
});
