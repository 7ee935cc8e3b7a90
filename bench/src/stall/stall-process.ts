// The product's API with a clock on its event loop, which reports how long the loop was blocked since the last query.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { inputSchema } from '@sangamam/server/src/plugins/openapi/endpoint-schemas.ts';

import { storage } from '../file-storage.ts';
import { resolution, startLoopClock } from './loop-clock.ts';
import type { StallReply, StallRequest, StalledRoute } from './stall-messages.ts';

const clock = startLoopClock();
const [databaseUrl] = (await once(process, 'message')) as [string];
const database = openDatabase(databaseUrl);
const app = await buildApp({
  env: { publicUrl: 'http://localhost', trustProxy: false, rateLimits: false },
  database,
  storage,
});
const routes = app.endpoints.map((endpoint): StalledRoute => {
  const { method, path, access, bodyLimit = 64 * 1024, upload } = endpoint;
  const form = upload === undefined ? undefined : { ...upload };
  return {
    method,
    path,
    isOpen: access === 'anonymous',
    bodyLimit,
    form,
    body: inputSchema(endpoint, 'body'),
  };
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
send({ origin, routes });
process.on('message', (request: StallRequest) => void answer(request));

async function answer(request: StallRequest): Promise<void> {
  if (request === 'stop') {
    await app.close();
    await database.close();
    process.disconnect();
    return;
  }
  // Work after the response counts too, so one more reading of the clock is needed.
  await pause(3 * resolution);
  send({ stallMs: clock.longestMs() });
}

function send(reply: StallReply): void {
  process.send?.(reply);
}
