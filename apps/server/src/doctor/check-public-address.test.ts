import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { localhostCertificate } from '#test/fixtures/localhost-certificate.ts';

import { checkPublicAddress, findingOfAddress } from './check-public-address.ts';

let t: TestApp;
let port: number;
const fronts: https.Server[] = [];
beforeAll(async () => {
  t = await buildTestApp({ trustProxy: 1 });
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => {
  for (const front of fronts.splice(0)) front.close();
});
afterAll(() => t.close());

interface Proxy {
  /** What the site is told of the caller. */
  forwardedFor: (request: IncomingMessage) => string;
  /** The largest body that passes, in bytes. */
  maxBody?: number;
}
const honest: Proxy = { forwardedFor: ({ socket }) => socket.remoteAddress ?? '' };
const gullible: Proxy = { forwardedFor: ({ headers }) => String(headers['x-forwarded-for']) };

/** A proxy with TLS in front of the site; returns its address. */
async function startFront({ forwardedFor, maxBody = Infinity }: Proxy): Promise<string> {
  const answer: http.RequestListener = (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBody) {
      response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>');
      return;
    }
    const { method, url, headers } = request;
    const onward = http.request(
      { port, method, path: url, headers: { ...headers, 'x-forwarded-for': forwardedFor(request) } },
      (from) => from.pipe(response.writeHead(from.statusCode ?? 502, from.headers)),
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const front = https.createServer(localhostCertificate, answer);
  front.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= maxBody) response.writeContinue();
    answer(request, response);
  });
  fronts.push(front);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(front.address() as AddressInfo).port}`;
}

const examine = (publicUrl: string) =>
  checkPublicAddress({ publicUrl }, { authorities: [localhostCertificate.cert], ms: 20_000 });

it('a proxy that passes on the address that it sees, and large uploads, is in order', async () => {
  const publicUrl = await startFront(honest);
  expect(await examine(publicUrl)).toMatchObject([
    { level: 'ok', check: 'proxy', message: expect.stringContaining(publicUrl) as string },
  ]);
});

it('a proxy that passes on what a caller claims is an error', async () => {
  expect(await examine(await startFront(gullible))).toMatchObject([
    {
      level: 'error',
      message: expect.stringContaining('passes on the address that a caller claims') as string,
    },
  ]);
});

it('a proxy that refuses large uploads is an error', async () => {
  expect(await examine(await startFront({ ...honest, maxBody: 1024 * 1024 }))).toMatchObject([
    { level: 'ok' },
    { level: 'error', message: expect.stringContaining('refuses uploads of 53 MB') as string },
  ]);
});

it('an address that leads to something else is an error', async () => {
  const other = https.createServer(localhostCertificate, (_, response) => response.end('<h1>It works</h1>'));
  fronts.push(other);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  expect(await examine(`https://localhost:${(other.address() as AddressInfo).port}`)).toMatchObject([
    { level: 'error', message: expect.stringContaining('leads to something else') as string },
  ]);
});

it('what cannot be reached from here is not judged', async () => {
  expect(await examine('https://localhost:1')).toEqual([]);
});

it('a site that takes its proxy for the visitor is a warning, unless the call came from this machine', () => {
  const site = 'https://register.example.org';
  expect(findingOfAddress({ address: '127.0.0.1', from: '10.0.0.5' }, site)).toMatchObject({
    level: 'warning',
  });
  expect(findingOfAddress({ address: '127.0.0.1', from: '127.0.0.1' }, site)).toMatchObject({ level: 'ok' });
});
