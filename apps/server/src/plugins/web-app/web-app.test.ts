import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Maintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { addErrorHandler } from '#server/plugins/error-handler.ts';
import { addPressureRelief } from '#server/plugins/limits/pressure.ts';

import { addWebApp } from './web-app.ts';
import { rendersPerMinute } from './render-allowance.ts';

/** A site with one page that shows its nonce and the API's response; `/broken` fails. */
const smallSite = `
const handleError = (error, { context }) => context.get(appContext).logError(error);
const renderBusyPage = ({ nonce, seconds, maintenance }) => '<meta http-equiv="refresh" content="' + seconds + '"><script nonce="' + nonce + '"></script>' + (maintenance ? 'closed: ' + maintenance.note : BUSY);
export const entry = { module: { appContext: {}, handleError, renderBusyPage, default() {} } };
const { appContext } = entry.module;
const loader = async ({ request, context }) => {
  const { nonce, fetchApi } = context.get(appContext);
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('a secret reason');
  const answer = await fetchApi(new Request('http://in-process.invalid/v1/greeting?to=all'));
  if (answer.status === 503) throw new Error('the API is busy');
  const { data } = await answer.json();
  const seen = [...request.headers.keys()].join();
  return new Response('<script nonce="' + nonce + '"></script>' + pathname + ' ' + data + ' ' + seen + ' '.repeat(2000), {
    headers: { 'content-type': 'text/html; charset=utf-8', ...(pathname === '/private' && { 'cache-control': 'no-store' }) },
  });
};
const handle = { readSearch: (search) => ({ x: search.get('x') ?? undefined }) };
const route = (id, path) => ({ id, path, module: { loader, handle } });
export const routes = { home: route('home', '/'), page: route('page', ':name'), deep: route('deep', ':name/*'), list: { id: 'list', path: 'list', module: { loader } } };
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
export const basename = '/';
export const future = {};
export const isSpaMode = false;
export const ssr = true;
export const prerender = [];
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const routeDiscovery = { mode: 'initial' };
`;

let root: string;
let app: FastifyInstance;
let greetings: number;
let greeted: string;
let answers: Promise<void> | undefined;
let isBusy: boolean;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(root, 'build/server'), { recursive: true });
  await mkdir(path.join(root, 'build/ml/server'), { recursive: true });
  await mkdir(path.join(root, 'build/client/assets'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(root, 'build/server/index.js'), smallSite.replace('BUSY', "'We are busy'"));
  await writeFile(
    path.join(root, 'build/ml/server/index.js'),
    smallSite.replace('BUSY', "'തിരക്കാണ്'").replace("pathname + ' '", "'നമസ്കാരം ' + pathname + ' '"),
  );
  await writeFile(path.join(root, 'build/client/robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(root, 'build/client/assets/app-1.js'), 'plain');
  await writeFile(path.join(root, 'build/client/assets/app-1.js.br'), 'brotli');
  greetings = 0;
  greeted = 'hello';
  answers = undefined;
  isBusy = false;
  app = greetingServer();
});

/** A node that reads its greeting from the state that all nodes share. */
function greetingServer(): FastifyInstance {
  const server = fastify();
  server.decorateRequest('actor', null);
  addErrorHandler(server);
  server.route<{ Querystring: { to: string } }>({
    method: 'GET',
    url: '/v1/greeting',
    handler: async (request) => {
      greetings += 1;
      await answers;
      if (isBusy) throw new AppError('SERVICE_UNAVAILABLE');
      return { success: true, data: `${greeted} ${request.query.to}` };
    },
  });
  server.all('/v1/*', (_request, reply) => reply.status(404).send({ success: false }));
  return server;
}

afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const open = () => addWebApp(app, { mode: 'production', publicUrl: 'https://sangamam.example.org', root });

test('each answer has a nonce of its own, and the page carries it', async () => {
  await open();
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  const nonces = answers.map(({ body, headers }) => {
    const inPage = /nonce="([^"]+)"/u.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${inPage}'`);
    return inPage;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('a rush on one page asks the API once, in process', async () => {
  await open();
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/')));
  for (const { body } of answers) expect(body).toContain('/ hello all');
  expect(greetings).toBe(1);
});

test('a page never sees who asks, so that it may be shared', async () => {
  await open();
  const { body } = await app.inject({ url: '/', headers: { cookie: 'a=b', authorization: 'Bearer secret' } });
  expect(body).toContain(' accept ');
  expect(body).not.toContain('authorization');
  expect(body).not.toContain('cookie');
});

test('pages may not be kept without asking, private ones not at all', async () => {
  await open();
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache');
  expect((await app.inject('/private')).headers['cache-control']).toBe('no-store');
});

test('pages are compressed, each with a nonce of its own', async () => {
  await open();
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const answers = await Promise.all([ask(), ask()]);
  const nonces = answers.map(({ rawPayload, headers }) => {
    expect(headers['content-encoding']).toBe('gzip');
    const inPage = /nonce="([^"]+)"/u.exec(gunzipSync(rawPayload).toString())?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`'nonce-${inPage}'`);
    return inPage;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('who does not take gzip gets the page as it is', async () => {
  await open();
  for (const encodings of ['br', 'gzip;q=0, br', '']) {
    const { body, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('hello all');
  }
});

test('who has the page is told so, and keeps the policy that fits it', async () => {
  await open();
  const { headers } = await app.inject('/');
  const etag = String(headers['etag']);
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/u);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['etag']).toBe(etag);
  expect(again.headers).not.toHaveProperty('content-security-policy');
});

test('another content has another tag', async () => {
  await open();
  const { headers } = await app.inject('/');
  const other = await app.inject({
    url: '/another-page',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(other.statusCode).toBe(200);
});

test('a change is on every node within a second, and its tag tells', async () => {
  const other = greetingServer();
  const web = { mode: 'production', publicUrl: 'https://sangamam.example.org', root } as const;
  await Promise.all([addWebApp(app, web), addWebApp(other, web)]);
  try {
    const nodes = [app, other];
    const before = await Promise.all(nodes.map((node) => node.inject('/')));
    expect(new Set(before.map(({ headers }) => headers['etag'])).size).toBe(1);
    greeted = 'good morning';
    const shown = async () => {
      const pages = await Promise.all(nodes.map((node) => node.inject('/')));
      return pages.map(({ body }) => body.includes('good morning all'));
    };
    await expect.poll(shown).toEqual([true, true]);
    const known = { 'if-none-match': String(before[0]?.headers['etag']) };
    for (const node of nodes) {
      expect((await node.inject({ url: '/', headers: known })).statusCode).toBe(200);
    }
  } finally {
    await other.close();
  }
});

test('private pages and failures have no tag', async () => {
  await open();
  for (const url of ['/private', '/broken']) {
    expect((await app.inject(url)).headers).not.toHaveProperty('etag');
  }
});

test('files are sent compressed as the build laid them, and never change', async () => {
  await open();
  const { body, headers } = await app.inject({
    url: '/assets/app-1.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(body).toBe('brotli');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/app-1.js')).body).toBe('plain');
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\n');
});

test('a file is sent from memory from the second time on, with the same headers', async () => {
  const assets = path.join(root, 'build/client/assets');
  await writeFile(path.join(assets, 'app-1.js.gz'), 'zipped');
  await open();
  const ask = (headers = {}) => app.inject({ url: '/assets/app-1.js', headers });
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const first = await ask(asBrowser);
  // Takes any encoding, and is sent one that the next caller does not take.
  expect((await ask({ 'accept-encoding': '*' })).body).toBe('zipped');
  expect((await ask()).body).toBe('plain');
  await rm(assets, { recursive: true });
  const again = await ask(asBrowser);
  expect([again.statusCode, again.body]).toEqual([200, 'brotli']);
  const { date, ...headers } = again.headers;
  expect(date).toBeDefined();
  expect(first.headers).toMatchObject(headers);
  expect((await ask()).body).toBe('plain');
  // Whether it has changed, and a part of it, are for the file itself.
  expect((await ask({ ...asBrowser, 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(404);
  expect((await ask({ ...asBrowser, range: 'bytes=0-1' })).statusCode).toBe(404);
  expect((await ask({ 'accept-encoding': 'br;q=0' })).statusCode).toBe(404);
});

test('a browser that has a file is told so, and parts of it are sent', async () => {
  await open();
  const url = '/assets/app-1.js';
  const { headers } = await app.inject(url);
  const same = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  const part = await app.inject({ url, headers: { range: 'bytes=0-1' } });
  expect([part.statusCode, part.body]).toEqual([206, 'pl']);
});

test('a large file is not kept', async () => {
  const file = path.join(root, 'build/client/assets/large-1.js');
  await writeFile(file, Buffer.alloc(1_048_577, 'a'));
  await open();
  expect((await app.inject('/assets/large-1.js')).body).toHaveLength(1_048_577);
  await rm(file);
  expect((await app.inject('/assets/large-1.js')).statusCode).toBe(404);
});

test('files of the build are sent while the process is overloaded, unknown ones refused as missing', async () => {
  addPressureRelief(app, { isOverloaded: () => true, congestion: () => 'none' });
  await open();
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect(await Promise.all(['/assets/app-1.js', '/robots.txt', '/v1/greeting'].map(ask))).toEqual([
    200, 200, 503,
  ]);
  expect(await ask('/assets/app-0.js')).toBe(404);
});

test('an unknown file and an unknown call are not pages', async () => {
  await open();
  expect((await app.inject('/assets/app-0.js')).statusCode).toBe(404);
  const { statusCode, body } = await app.inject('/v1/nothing');
  expect([statusCode, body]).toEqual([404, '{"success":false}']);
});

test('an address that looks like another host stays here', async () => {
  await open();
  const { statusCode, body } = await app.inject('//evil.example.org/page');
  expect(statusCode).toBe(200);
  expect(body).toContain('/evil.example.org/page hello');
});

test('a page that fails says so without its reason', async () => {
  await open();
  const { statusCode, body } = await app.inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});

test('without a build it says what to do', async () => {
  await rm(path.join(root, 'build'), { recursive: true });
  await expect(open()).rejects.toThrow('npm run build');
});

test('made-up queries are rendered so many times a minute, parts of the route manifest without a limit', async () => {
  await addWebApp(app, { mode: 'production', publicUrl: 'http://localhost:3000', root });
  const shown = async (address: string) => {
    const before = greetings;
    await app.inject(address);
    return greetings - before;
  };
  for (let n = 0; n < rendersPerMinute; n += 1) await app.inject(`/page?x=${n}`);
  await shown('/page');
  // Above the limit the response is the path's page, which was rendered a moment ago.
  expect(await shown('/page?x=once-more')).toBe(0);
  // The test site renders a page for the manifest URL, which proves that the renderer was called.
  expect(await shown('/__manifest?paths=/page&version=1')).toBe(1);
});

test('who chose Malayalam gets pages of their own, kept apart from the English ones', async () => {
  await open();
  const malayalam = { cookie: 'language=ml' };
  const [first, second, english] = await Promise.all([
    app.inject({ url: '/', headers: malayalam }),
    app.inject({ url: '/', headers: malayalam }),
    app.inject('/'),
  ]);
  expect(first.body).toContain('നമസ്കാരം /');
  expect(second.body).toContain('നമസ്കാരം /');
  expect(english.body).not.toContain('നമസ്കാരം');
  expect(greetings).toBe(2);
  expect([first, english].map(({ headers }) => headers['content-language'])).toEqual(['ml', 'en']);
  expect(first.headers['vary']).toBe('accept-encoding, cookie');
});

test('the page that a browser kept in one language is not confirmed in the other', async () => {
  await open();
  const { headers } = await app.inject('/');
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await app.inject({ url: '/', headers: known })).statusCode).toBe(304);
  const chosen = await app.inject({ url: '/', headers: { ...known, cookie: 'language=ml' } });
  expect([chosen.statusCode, chosen.headers['content-language']]).toEqual([200, 'ml']);
});

test('the back office is in English for who chose Malayalam, too', async () => {
  await open();
  const { body, headers } = await app.inject({ url: '/admin/people', headers: { cookie: 'language=ml' } });
  expect(body).toContain('/admin/people hello');
  expect(body).not.toContain('നമസ്കാരം');
  expect(headers['content-language']).toBe('en');
});

test.each(['language=ML', 'language=fr', 'language=../ml', 'session=ml', 'accept=ml'])(
  'nobody gets Malayalam without having chosen it: %s',
  async (cookie) => {
    await open();
    const asks = { cookie, 'accept-language': 'ml-IN,ml;q=0.9' };
    const { body, headers } = await app.inject({ url: '/', headers: asks });
    expect(body).not.toContain('നമസ്കാരം');
    expect(headers['content-language']).toBe('en');
  },
);

test('names in the query that no route reads make no new page', async () => {
  await open();
  await app.inject('/list');
  await Promise.all(Array.from({ length: 30 }, (_, n) => app.inject(`/list?x=${n}`)));
  expect(greetings).toBe(1);
});

describe('a page that cannot be had', () => {
  beforeEach(() => {
    isBusy = true;
  });

  test('says so with 503 in the chosen language, opens again by itself, and is kept nowhere', async () => {
    await open();
    for (const [cookie, words] of [
      ['language=en', 'We are busy'],
      ['language=ml', 'തിരക്കാണ്'],
    ] as const) {
      const { statusCode, headers, body } = await app.inject({ url: '/', headers: { cookie } });
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(headers).not.toHaveProperty('etag');
      expect(body).toContain(words);
      expect(body).toContain('<meta http-equiv="refresh" content="5">');
      expect(headers['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/u.exec(body)?.[1]}'`);
    }
  });

  test('is refused as an envelope where the scripts of a page ask for it', async () => {
    await open();
    const { statusCode, headers } = await app.inject('/page.data');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(headers['content-type']).toContain('application/json');
  });

  test('is the last page where there is one, and the new one again afterwards', async () => {
    isBusy = false;
    await open();
    await app.inject('/list');
    isBusy = true;
    const shown = async () => {
      const { statusCode, body } = await app.inject('/list');
      return [statusCode, body.includes('hello all')];
    };
    await expect.poll(shown).toEqual([503, true]);
    isBusy = false;
    expect(await shown()).toEqual([200, true]);
  });
});

test('a hundred open-ended pages at once: some wait, the others are refused, and a page of the site is answered', async () => {
  await open();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answers = promise;
  const many = Array.from({ length: 100 }, (_, n) => app.inject(`/page?x=${n}`));
  const refused = await Promise.any(many);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  // Two are rendered; those that wait have asked for nothing.
  expect(greetings).toBe(2);
  const page = app.inject('/list');
  await expect.poll(() => greetings).toBe(3);
  answer();
  expect((await page).statusCode).toBe(200);
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(22);
});

test('while the process is overloaded, a page says that the site is busy', async () => {
  addPressureRelief(app, { isOverloaded: () => true, congestion: () => 'none' });
  await open();
  const { statusCode, body } = await app.inject('/list');
  expect([statusCode, body.includes('We are busy')]).toEqual([503, true]);
});

test('a closed site says so on every page but those of staff, and opens again', async () => {
  let closed: Maintenance | undefined;
  app.decorate('now', () => new Date('2027-01-01T00:00:00Z'));
  await addWebApp(app, {
    mode: 'production',
    publicUrl: 'https://sangamam.example.org',
    root,
    maintenance: () => Promise.resolve(closed),
  });
  closed = { since: '2027-01-01T00:00:00.000Z', until: '2027-01-01T00:05:00.000Z', note: 'A new database.' };
  const page = await app.inject('/somewhere');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '300']);
  expect(page.body).toContain('closed: A new database.');
  expect(page.body).toContain('content="60"');
  closed = { ...closed, note: 'Almost done.' };
  expect((await app.inject('/')).body).toContain('closed: Almost done.');
  for (const url of ['/admin', '/admin/system', '/login?next=%2Fadmin']) {
    expect((await app.inject(url)).body).not.toContain('closed');
  }
  expect((await app.inject('/administration')).statusCode).toBe(503);
  closed = undefined;
  expect((await app.inject('/somewhere')).body).toContain('/somewhere hello all');
});
