import { pino } from 'pino';
import { expect, it } from 'vitest';

import { createQueueMonitor } from '#server/jobs/queue-monitor.ts';
import { createServer } from '#server/http/create-server.ts';
import { addErrorHandler } from '#server/plugins/error-handler.ts';

import { addClosing } from './closing.ts';
import { addHealth } from './health.ts';

it('/readyz names a queue that has taken no jobs for a minute, until it takes some', async () => {
  let now = 0;
  const queueMonitor = createQueueMonitor(() => now);
  const app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  addErrorHandler(app);
  addClosing(app);
  addHealth(app, { isSchemaCurrent: () => Promise.resolve(true), queueMonitor });
  const ready = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, (JSON.parse(body) as { obstacle?: string }).obstacle];
  };
  queueMonitor.watch('mail');
  expect(await ready()).toEqual([200, undefined]);
  now = 60_000;
  expect(await ready()).toEqual([
    503,
    expect.stringMatching(/^The mail queue has taken no jobs since 20/u) as string,
  ]);
  queueMonitor.answered('mail');
  expect(await ready()).toEqual([200, undefined]);
  await app.close();
});
