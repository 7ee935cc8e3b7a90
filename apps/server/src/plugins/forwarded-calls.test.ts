import { expect, it } from 'vitest';

import { createLogger } from '#server/http/logger.ts';
import { createServer, type TrustProxy } from '#server/http/create-server.ts';

import { addForwardedCalls } from './forwarded-calls.ts';

/** Calls a server with each of these headers and returns what it logged. */
async function logOf(trustProxy: TrustProxy, calls: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = [];
  const logger = createLogger('warn', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const app = createServer({ logger, trustProxy });
  addForwardedCalls(app, { trustProxy });
  app.get('/', () => 'ok');
  for (const headers of calls) await app.inject({ url: '/', headers });
  await app.close();
  return lines;
}

it.each(['x-forwarded-for', 'forwarded'])('warns once of a proxy that is not trusted (%s)', async (name) => {
  const call = { [name]: '203.0.113.9' };
  expect(await logOf(false, [{}, call, call])).toEqual([
    expect.stringContaining('TRUST_PROXY is off') as string,
  ]);
});

it('is silent about calls without a proxy, and about a proxy that is trusted', async () => {
  expect(await logOf(false, [{}, { 'user-agent': 'curl' }])).toEqual([]);
  expect(await logOf(1, [{ 'x-forwarded-for': '203.0.113.9' }])).toEqual([]);
});
