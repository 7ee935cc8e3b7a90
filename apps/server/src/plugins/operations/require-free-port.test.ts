import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { createTestDatabase } from '#test/database/test-database.ts';

import { readEnv } from '#server/env.ts';
import { requireFreePort } from './require-free-port.ts';
import { startSite } from '#server/start-site.ts';

const host = '127.0.0.1';

it('a taken port is told before the database is touched, and a free one stays free', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const database = await createTestDatabase();
  const missing = new URL('/missing', database.url).href;
  const env = readEnv({ PORT: String(port), DATABASE_URL: missing, LOG_LEVEL: 'silent' });
  await expect(startSite(env)).rejects.toThrow('EADDRINUSE');
  other.close();
  await once(other, 'close');
  await requireFreePort({ port, host });
  await requireFreePort({ port, host });
  await expect(startSite(env)).rejects.toThrow('the database missing');
  await database.drop();
});
