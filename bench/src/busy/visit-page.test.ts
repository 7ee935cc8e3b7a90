import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { assetsOf, visitPage } from './visit-page.ts';

const html = `<!doctype html><link rel="stylesheet" href="/assets/root-1.css"><link rel="modulepreload" href="/assets/a-2.js">
<script>import "/assets/manifest-3.js"; import * as route0 from "/assets/a-2.js";</script><a href="/faq">FAQ</a>
<script src="https://elsewhere.example/x.js"></script>`;

async function serve(answer: RequestListener): Promise<string> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('the scripts and styles of a page are those of this site, each once', () => {
  expect(assetsOf(html)).toEqual(['/assets/root-1.css', '/assets/a-2.js', '/assets/manifest-3.js']);
});

it('a visit fetches the page with all its scripts and styles', async () => {
  const asked: string[] = [];
  const origin = await serve(({ url = '' }, response) => {
    asked.push(url);
    response.end(url === '/' ? html : '');
  });
  const { page, whole, failures } = await visitPage(origin, '/');
  expect(asked.toSorted()).toEqual(['/', '/assets/a-2.js', '/assets/manifest-3.js', '/assets/root-1.css']);
  expect(failures).toEqual([]);
  expect(whole).toBeGreaterThanOrEqual(page);
});

it('error pages, the busy page and assets that are refused or do not come are failures', async () => {
  const origin = await serve(({ url = '' }, response) => {
    if (url === '/busy') response.end('<meta http-equiv="refresh" content="5">');
    else if (url === '/') response.end(html);
    else if (url.endsWith('.css')) response.writeHead(503).end();
    else if (url.endsWith('a-2.js')) response.destroy();
    else response.writeHead(url === '/down' ? 502 : 200).end();
  });
  expect((await visitPage(origin, '/down')).failures).toEqual(['/down: 502']);
  expect((await visitPage(origin, '/busy')).failures).toEqual(['/busy: 200']);
  expect((await visitPage(origin, '/')).failures.toSorted()).toEqual([
    '/assets/a-2.js of /: socket hang up',
    '/assets/root-1.css of /: 503',
  ]);
});
