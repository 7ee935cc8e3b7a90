import { expect, test } from 'vitest';

import { insertReply } from './insert-reply.ts';

test.for([
  ['', 0, 'Hello', 'Hello|'],
  ['  \n', 1, 'Hello', 'Hello|'],
  ['Dear Anna,', 10, 'thank you.', 'Dear Anna, thank you.|'],
  ['Dear Anna,\n', 11, 'thank you.', 'Dear Anna,\nthank you.|'],
  ['See you', 0, 'Hello.', 'Hello.| See you'],
  ['Yes No', 4, 'maybe', 'Yes maybe| No'],
  ['Yes, no.', 3, 'maybe', 'Yes maybe|, no.'],
] as const)('%j at %i takes %j', ([text, place, reply, expected]) => {
  const { from, to, words, cursor } = insertReply(text, place, reply);
  const made = `${text.slice(0, from)}${words}${text.slice(to)}`;
  expect(`${made.slice(0, cursor)}|${made.slice(cursor)}`).toBe(expected);
});
