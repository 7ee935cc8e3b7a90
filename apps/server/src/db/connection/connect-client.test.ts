import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

import { expect, inject, it } from 'vitest';

import { siblingDatabase } from '#test/database/run-statement.ts';

import { connectClient } from './connect-client.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('a server that does not listen is named with its variable, without the password, and counts as unavailable', async () => {
  const port = await closedPort();
  const url = `postgres://somebody:secret-word@127.0.0.1:${port}/site`;
  const error: unknown = await connectClient(url, 'test').catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: `the database site at 127.0.0.1:${port} cannot be opened as somebody (DATABASE_URL)`,
  });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('a database that does not exist is named with its variable and does not count as unavailable', async () => {
  const url = siblingDatabase(inject('testServer').url, 'no_such_site');
  const error: unknown = await connectClient(url, 'test').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringMatching(/no_such_site .*DATABASE_URL/u) as string });
  expect(isDatabaseUnavailable(error)).toBe(false);
});
