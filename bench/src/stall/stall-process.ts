// The product's API with a clock on its event loop, which reports how long the loop was blocked since the last query.
// It counts the processor time of the main thread between two iterations of the loop, so that a machine with other work
// does not look like a slow product.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { inputSchema } from '@sangamam/server/src/plugins/openapi/endpoint-schemas.ts';

import { storage } from '../file-storage.ts';
import type { StallReply, StallRequest, StalledRoute } from './stall-messages.ts';

/** Milliseconds between two readings of the clock; the measured stalls are many times as long. */
const resolution = 1;

let longestMs = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  longestMs = Math.max(longestMs, (now.user + now.system - before.user - before.system) / 1_000);
  before = now;
}, resolution).unref();

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
  send({ stallMs: longestMs });
  longestMs = 0;
}

function send(reply: StallReply): void {
  process.send?.(reply);
}
