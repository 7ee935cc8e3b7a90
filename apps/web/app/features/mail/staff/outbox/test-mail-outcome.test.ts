import { expect, it } from 'vitest';

import { outcomeOf } from './test-mail-outcome.ts';

const at = '2026-01-02T12:00:00.000Z';

it.each([
  ["Can't send mail - all recipients were rejected: 550 Answered with 550", 'refused'],
  ['Message failed: 450 Mailbox is full', 'refused'],
  ['Invalid login: 535-5.7.8 Username and Password not accepted', 'refused'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'no-connection'],
  ['getaddrinfo ENOTFOUND mail.example.org', 'no-connection'],
  ['Connection closed unexpectedly', 'no-connection'],
  ['Greeting never received', 'no-answer'],
  ['Connection timeout', 'no-answer'],
  ['connect ETIMEDOUT 192.0.2.1:587', 'no-answer'],
  ['self-signed certificate', 'failed'],
] as const)('a test mail that ended with "%s" is %s', (lastError, outcome) => {
  expect(outcomeOf({ sentAt: null, deadAt: at, lastError })).toBe(outcome);
});

it('a test mail is accepted once it was sent, and waits before its attempt', () => {
  expect(outcomeOf({ sentAt: at, deadAt: null, lastError: null })).toBe('accepted');
  expect(outcomeOf({ sentAt: null, deadAt: null, lastError: null })).toBe('waiting');
});
