import { expect, test } from 'vitest';

import { AppError } from '#server/http/errors/app-error.ts';

import { createPageCache } from './page-cache.ts';
import type { SplitPage } from './split-page.ts';

const page = (status = 200): SplitPage => ({
  status,
  headers: [],
  etag: undefined,
  plain: () => Buffer.from(''),
});

/** A cache with a manual clock, and the URLs that were rendered. */
function setUp(answer: (address: string) => Promise<SplitPage>, size = 500, waitMs = 10_000) {
  const rendered: string[] = [];
  // The library treats an entry with time zero as one without a time.
  const clock = { now: 1 };
  const findPage = createPageCache(
    ({ address }) => {
      rendered.push(address);
      return answer(address);
    },
    { keepMs: 1000, size, waitMs, lastPageMs: 30_000, now: () => clock.now },
  );
  const find = (address: string, admit = () => true) =>
    findPage({ address, isOpenEnded: address.includes('?') || address.startsWith('/made-up') }, admit);
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
  clock.now = 1000;
  await find('/');
  clock.now = 1002;
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

test('while pages cannot be rendered, the last page of the path is answered, as 503 that nobody keeps', async () => {
  let isBusy = false;
  const { find, clock } = setUp(() =>
    isBusy
      ? Promise.reject(new AppError('SERVICE_UNAVAILABLE'))
      : Promise.resolve({ ...page(), etag: 'W/"1"', plain: () => Buffer.from('the page') }),
  );
  await find('/faq');
  isBusy = true;
  clock.now = 10_000;
  for (const answer of await Promise.all([find('/faq'), find('/faq?x=1')])) {
    expect(answer).toMatchObject({ status: 503, etag: undefined });
    expect(answer.headers).toContainEqual(['cache-control', 'no-store']);
    expect(answer.plain('').toString()).toBe('the page');
  }
  await expect(find('/never-seen')).rejects.toMatchObject({ status: 503 });
});

test('an open-ended address is rendered only when it is admitted, else its path is', async () => {
  const { find, rendered } = setUp((address) =>
    Promise.resolve(page(address.startsWith('/faq') ? 200 : 404)),
  );
  await find('/faq');
  await find('/faq?x=1');
  const refuse = () => false;
  await find('/faq?x=2', refuse);
  await find('/faq', refuse);
  await expect(find('/made-up', refuse)).rejects.toMatchObject({ status: 429 });
  expect(rendered).toEqual(['/faq', '/faq?x=1']);
});

test('while a rendering takes long, the last page is answered, and no second rendering begins', async () => {
  const slow = Promise.withResolvers<SplitPage>();
  const answers = [Promise.resolve(page()), slow.promise];
  const { find, rendered, clock } = setUp(
    () => answers.shift() ?? Promise.reject(new Error('too many')),
    500,
    5,
  );
  const first = await find('/');
  clock.now = 1_500;
  expect(await find('/')).toBe(first);
  clock.now = 5_000;
  expect(await find('/')).toBe(first);
  expect(rendered).toEqual(['/', '/']);
  const second = page();
  slow.resolve(second);
  await expect.poll(() => find('/')).toBe(second);
});

test('a page that is too old is not answered: visitors wait for the new one', async () => {
  const slow = Promise.withResolvers<SplitPage>();
  const answers = [Promise.resolve(page()), slow.promise];
  const { find, clock } = setUp(() => answers.shift() ?? Promise.reject(new Error('too many')), 500, 5);
  await find('/');
  clock.now = 31_000;
  const waiting = find('/');
  const second = page();
  slow.resolve(second);
  expect(await waiting).toBe(second);
});
