import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer } from '#server/http/create-server.ts';
import type { UploadForm } from '#server/http/uploads/read-form.ts';
import { addClosing } from '#server/plugins/operations/closing.ts';

import { addErrorHandler } from './error-handler.ts';
import { addSlowClients } from './limits/slow-clients.ts';
import { addUploads } from './uploads.ts';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  app.decorateRequest('actor', null);
  addErrorHandler(app);
  addClosing(app);
  addSlowClients(app);
  await addUploads(app);
  const config = { upload: { maxFiles: 1, maxBytes: 10_000_000 } };
  app.post('/', { bodyLimit: 11_000_000, config }, ({ body }) => Object.keys((body as UploadForm).fields));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a form over a connection of its own, with its fields before a large file. */
function sendForm(fields: number): Promise<Response> {
  const form = new FormData();
  for (let n = 0; n < fields; n += 1) form.append(`field${n}`, 'text');
  form.append('file', new Blob([Buffer.alloc(8_000_000, 'a')]), 'large.txt');
  return fetch(url, { method: 'POST', body: form, headers: { connection: 'close' } });
}

it('a form of 20 fields and a large file is read', async () => {
  const answer = await sendForm(20);
  expect([answer.status, await answer.json()]).toEqual([200, expect.arrayContaining(['field0', 'field19'])]);
});

it('a form of 25 fields is answered with 413 while its file is still being sent', async () => {
  const answer = await sendForm(25);
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { success: false, errors: [{ code: 'PAYLOAD_TOO_LARGE' }] },
  ]);
});
