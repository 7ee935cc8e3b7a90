import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers });

describe.each(['/v1/openapi.json', '/docs'])('the document %s', (url) => {
  it('is sent compressed as it is accepted, the same content each time', async () => {
    const plain = await get(url);
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length * 8).toBeLessThan(plain.rawPayload.length);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
  });
});

describe('what the gates refuse', () => {
  type Operation = {
    description: string;
    'x-fresh-proof'?: boolean;
    responses: Record<string, { description: string }>;
  };
  const operations = async () => {
    const { paths } = (await get('/v1/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    return t.app.endpoints.map((endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (operation === undefined) throw new Error(`${endpoint.path} is not described`);
      return { endpoint, operation, refusals: operation.responses[403]?.description ?? '' };
    });
  };

  it('is described by the attributes that open them', async () => {
    for (const { endpoint, operation, refusals } of await operations()) {
      const asks = endpoint.freshProof === true;
      expect([endpoint.path, operation['x-fresh-proof'] ?? false]).toEqual([endpoint.path, asks]);
      expect([endpoint.path, refusals.includes('PROOF_REQUIRED:')]).toEqual([endpoint.path, asks]);
      const isBackOffice = typeof endpoint.access !== 'string' && endpoint.beforeSecondFactor !== true;
      expect([endpoint.path, refusals.includes('SECOND_FACTOR_SETUP_REQUIRED:')]).toEqual([
        endpoint.path,
        isBackOffice,
      ]);
    }
  });
});
