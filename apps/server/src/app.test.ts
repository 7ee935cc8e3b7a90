import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { siteVersion } from '@sangamam/contract/site-version';
import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '#server/db/connection/client.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { buildApp } from './app.ts';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown>; security: unknown[] }>>;
}

describe('the application', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  const get = (url: string) => t.app.inject({ method: 'GET', url });

  it('lives and can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', version: siteVersion });
  });

  it('sends its security headers and a request id with everything', async () => {
    for (const url of ['/healthz', '/v1/unknown', '/v1/user/id/me', '/docs', '/v1/openapi.json']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/u) as string,
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('sends them with what is refused before it is a request, too', async () => {
    const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
    const head = 'Host: sangamam.test\r\nConnection: close\r\n';
    const requests = {
      'GET /v1/%zz HTTP/1.1\r\n': 400,
      'TRACE / HTTP/1.1\r\n': 404,
      'NOT HTTP\r\n': 400,
      [`GET / HTTP/1.1\r\nCookie: ${'x'.repeat(20_000)}\r\n`]: 431,
      // Two lengths, or a length beside chunks, would let a second request hide in the body of a first.
      'POST /v1/user/login HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5\r\n': 400,
      'POST /v1/user/login HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n': 400,
    };
    for (const [request, status] of Object.entries(requests)) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`${request}${head}\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: DENY',
        "content-security-policy: default-src 'none'",
        'content-type: application/json; charset=utf-8',
      ])
        expect(answer).toContain(`\r\n${header}`);
    }
  });

  it('takes no request id from outside', async () => {
    const { headers } = await t.app.inject({
      method: 'GET',
      url: '/healthz',
      headers: { 'x-request-id': 'mine' },
    });
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('describes every endpoint that is bound, and nothing else', async () => {
    const { paths } = (await get('/v1/openapi.json')).json<OpenApi>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      t.app.endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    const read = paths[getUser.path]?.['get'];
    expect(read?.security).toEqual([{ session: [] }]);
    expect(Object.keys(read?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '500']),
    );
  });

  it('shows the same on a page that loads nothing', async () => {
    const { body, headers } = await get('/docs');
    expect(headers['content-type']).toContain('text/html');
    for (const { path } of t.app.endpoints) expect(body).toContain(`<code>${path}</code>`);
    expect(body).not.toMatch(/<script|src=|url\(|@import/u);
  });

  it('counts calls by route pattern, so that ids do not become labels', async () => {
    await get(`/v1/user/id/${crypto.randomUUID()}`);
    const { body } = await get('/metrics');
    expect(body).toContain('route="/v1/user/id/:id",status="401"');
    expect(body).toContain('database_pool_connections{state="idle"}');
    expect(body).toContain('outbox_mails{state="waiting"} 0');
  });

  it('answers 503 while the database is away, and lives', async () => {
    const database = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none');
    const env = { publicUrl: 'http://sangamam.test', trustProxy: false, rateLimits: false } as const;
    const app = await buildApp({ env, database, storage: t.ctx.storage });
    const token = 'a'.repeat(43);
    const response = await app.inject({
      method: 'GET',
      url: `/v1/user/id/${crypto.randomUUID()}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({ success: false, errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
    await database.close();
  });

  it('is not ready on a database that lacks migrations', async () => {
    const before = await get('/readyz');
    await t.database.pool.query('delete from drizzle.__drizzle_migrations');
    const after = await get('/readyz');
    expect([before.statusCode, after.statusCode]).toEqual([200, 503]);
  });
});
