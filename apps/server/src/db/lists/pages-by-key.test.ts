import { describe, expect, it } from 'vitest';

import { collect } from '#test/collect.ts';

import { pagesByKey } from './pages-by-key.ts';

describe('pages by key', () => {
  it.each([0, 1, 249, 250, 251, 500, 777])('%i rows come once each and in order', async (total) => {
    const all = Array.from({ length: total }, (_, index) => String(index).padStart(4, '0'));
    const read = ({ after, limit }: { after: string | undefined; limit: number }) =>
      Promise.resolve(all.filter((row) => after === undefined || row > after).slice(0, limit));
    const pages = await collect(pagesByKey(read, (row) => row));
    expect(pages.flat()).toEqual(all);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(250);
  });
});
