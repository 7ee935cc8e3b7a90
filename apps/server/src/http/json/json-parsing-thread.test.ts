import { expect, it } from 'vitest';

import { UnreadableBody } from './json-body.ts';
import { parseJsonInThread } from './json-parsing-thread.ts';

it('parses in a thread what parseJsonBody parses, several at a time', async () => {
  const values = Array.from({ length: 5 }, (_, n) => ({
    n,
    text: 'x'.repeat(1_000),
    list: [null, true, 1.5],
  }));
  const parsed = values.map((value) => parseJsonInThread(Buffer.from(JSON.stringify(value))));
  expect(await Promise.all(parsed)).toEqual(values);
});

it('refuses in a thread what parseJsonBody refuses, with its sentence', async () => {
  const refused = parseJsonInThread(Buffer.from('{"a":1,"a":2}'));
  await expect(refused).rejects.toThrow(UnreadableBody);
  await expect(refused).rejects.toThrow('A key occurs twice.');
});

it('does not touch the bytes beside a body that is part of a larger buffer', async () => {
  const whole = Buffer.from('[1][2]');
  expect(await parseJsonInThread(whole.subarray(0, 3))).toEqual([1]);
  expect(whole.toString()).toBe('[1][2]');
});
