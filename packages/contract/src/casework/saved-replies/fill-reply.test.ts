import { expect, it } from 'vitest';

import { fillReply, foreignPlaceholders, hasPlaceholders, openReply } from './fill-reply.ts';
import { replyName, replyText } from './saved-reply.ts';

const values = { 'first name': 'Mercy', number: 'TQ83GKE', convention: 'Sangamam 2027' };

it.each([
  ['Dear {first name},', 'Dear Mercy,'],
  ['{First Name}: {number}, { convention }', 'Mercy: TQ83GKE, Sangamam 2027'],
  ['Nothing to fill in', 'Nothing to fill in'],
  ['A {brace} and {{number}}', 'A {brace} and {TQ83GKE}'],
])('%s becomes %s', (text, filled) => {
  expect(fillReply(text, values)).toBe(filled);
});

it('what is filled in is not read again', () => {
  expect(fillReply('{first name}', { ...values, 'first name': '{number} $&' })).toBe('{number} $&');
});

it.each([
  ['Dear Mercy, TQ83GKE for Sangamam 2027.', 'Dear {first name}, {number} for {convention}.'],
  ['Mercyful TQ83GKEs', 'Mercyful TQ83GKEs'],
  ['{first name} and Mercy', '{first name} and {first name}'],
])('%s of one registration becomes %s for all', (text, opened) => {
  expect(openReply(text, values)).toBe(opened);
});

it('a name with signs and one that is missing are taken as they are', () => {
  expect(openReply('A. (B) and AX (B)', { ...values, 'first name': 'A. (B)', number: '' })).toBe(
    '{first name} and AX (B)',
  );
});

it.each([
  ['Dear {first name}', [], true],
  ['Dear {name}, {x}', ['{name}', '{x}'], false],
  ['{} { over two\nlines }', ['{}'], false],
])('%s', (text, foreign, has) => {
  expect(foreignPlaceholders(text)).toEqual(foreign);
  expect(hasPlaceholders(text)).toBe(has);
});

it('a text keeps its lines and refuses what cannot be filled in', () => {
  expect(replyText.parse(' Dear {first name},\r\nthank you. ')).toBe('Dear {first name},\nthank you.');
  expect(replyText.safeParse('Dear {name}').error?.issues.map(({ message }) => message)).toEqual([
    '{name} cannot be filled in. Use {first name}, {number} or {convention}',
  ]);
  expect(replyText.safeParse(' ').success).toBe(false);
  expect(replyText.safeParse('x'.repeat(2001)).success).toBe(false);
  expect(replyName.safeParse('x'.repeat(60)).success).toBe(true);
  expect(replyName.safeParse('x'.repeat(61)).success).toBe(false);
});
