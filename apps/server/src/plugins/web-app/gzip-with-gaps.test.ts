import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { fillGzip, gzipWithGaps } from './gzip-with-gaps.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, n) => `<li class="item" data-n="${n % 7}">നമസ്കാരം ${n}</li>`).join('');

const pieces = [words(40), words(3), '', words(1500), 'x', words(200)].map((text) => Buffer.from(text));

test('every filling comes out where it belongs', () => {
  const gapped = gzipWithGaps(pieces, 24);
  for (let round = 0; round < 20; round += 1) {
    const filling = randomBytes(18).toString('base64');
    const unpacked = gunzipSync(fillGzip(gapped, Buffer.from(filling))).toString();
    expect(unpacked).toBe(pieces.map(String).join(filling));
  }
});

test('a text without gaps is an ordinary gzip file', () => {
  const gapped = gzipWithGaps([Buffer.from(words(10))], 24);
  expect(gunzipSync(fillGzip(gapped, Buffer.alloc(24))).toString()).toBe(words(10));
});

test('it weighs hardly more than the whole compressed at once', () => {
  const filling = randomBytes(18).toString('base64');
  const together = gzipSync(pieces.map(String).join(filling), { level: 9 }).length;
  expect(fillGzip(gzipWithGaps(pieces, 24), Buffer.from(filling)).length).toBeLessThan(together * 1.1 + 200);
});

test('a filling of another length is refused', () => {
  expect(() => fillGzip(gzipWithGaps(pieces, 24), Buffer.alloc(23))).toThrow('24 bytes');
});
