import { expect, test } from 'vitest';

import { createPageCache } from './page-cache.ts';
import type { CutPage } from './cut-page.ts';

const page = (status = 200): CutPage => ({
  status,
  headers: [],
  etag: undefined,
  plain: () => Buffer.from(''),
});

/** A cache with a hand-moved clock, and the addresses that were really rendered. */
function setUp(answer: (address: string) => Promise<CutPage>, size = 500) {
  const rendered: string[] = [];
  const clock = { now: 0 };
  const find = createPageCache(
    (address) => {
      rendered.push(address);
      return answer(address);
    },
    { keepMs: 1000, size, now: () => clock.now },
  );
  return { find, rendered, clock };
}

test('all who ask while a page is being rendered share that rendering', async () => {
  const { find, rendered } = setUp(() => Promise.resolve(page()));
  const [first, second] = await Promise.all([find('/'), find('/'), find('/faq')]);
  expect(second).toBe(first);
  expect(rendered).toEqual(['/', '/faq']);
});

test('a page is rendered anew after its time', async () => {
  const { find, rendered, clock } = setUp(() => Promise.resolve(page()));
  await find('/');
  clock.now = 999;
  await find('/');
  clock.now = 1000;
  await find('/');
  expect(rendered).toEqual(['/', '/']);
});

test('neither a failed rendering nor a page that says so is kept', async () => {
  const broken = setUp(() => Promise.reject(new Error('broken')));
  await expect(broken.find('/')).rejects.toThrow('broken');
  await expect(broken.find('/')).rejects.toThrow('broken');
  expect(broken.rendered).toHaveLength(2);

  const failing = setUp(() => Promise.resolve(page(503)));
  await failing.find('/');
  await failing.find('/');
  expect(failing.rendered).toHaveLength(2);
});

test('the oldest page leaves a full cache', async () => {
  const { find, rendered } = setUp(() => Promise.resolve(page()), 2);
  await find('/1');
  await find('/2');
  await find('/3');
  await find('/2');
  await find('/1');
  expect(rendered).toEqual(['/1', '/2', '/3', '/1']);
});
