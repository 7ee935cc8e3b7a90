import { createHmac } from 'node:crypto';

import { defineEndpoint } from '@sangamam/contract/http/endpoint';
import { defineWebhook } from '@sangamam/contract/http/webhook-endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { z } from 'zod';

import { addErrorHandler } from '#server/plugins/error-handler.ts';
import { addUploads } from '#server/plugins/uploads.ts';
import { addJsonBodies } from '#server/plugins/json-bodies.ts';
import { openApiDocument } from '#server/plugins/openapi/openapi-document.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bindWebhook } from './bind-webhook.ts';
import { createServer } from '#server/http/create-server.ts';
import { currentRequest } from '#server/http/request/request-scope.ts';
import { bindEndpoint } from './route.ts';

const paid = defineWebhook({
  path: '/v1/webhooks/paid',
  summary: 'Somebody paid',
  tag: 'Test',
  errors: ['FORBIDDEN'],
});
const json = defineEndpoint({
  method: 'POST',
  path: '/v1/json',
  summary: 'JSON',
  tag: 'Test',
  access: 'anonymous',
  body: z.strictObject({ name: z.string() }),
  data: z.object({ name: z.string() }),
});
const sign = (body: string) => createHmac('sha256', 'shared secret').update(body).digest('hex');

describe('a webhook', () => {
  const app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  let received: { text: string; requestId: string | undefined }[] = [];
  beforeAll(async () => {
    app.decorate('endpoints', []);
    app.decorate('now', () => new Date());
    app.decorate('requireOpenSite', () => Promise.resolve());
    app.decorateRequest('actor', null);
    app.decorate('findActor', () => Promise.resolve(null));
    addErrorHandler(app);
    await addUploads(app);
    addJsonBodies(app);
    bindEndpoint(app, json, ({ body }) => body);
    bindWebhook(app, paid, ({ rawBody, headers }) => {
      if (headers['x-signature'] !== sign(rawBody.toString())) throw new AppError('FORBIDDEN');
      received.push({ text: rawBody.toString(), requestId: currentRequest()?.requestId });
      return Promise.resolve();
    });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    received = [];
  });

  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: paid.path, payload, headers });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'hands a body of type %s over byte for byte, so that its signature can be checked',
    async (type) => {
      const body = '{ "amount" : 1.50, "amount":2 }\n';
      const answer = await post(body, { 'content-type': type, 'x-signature': sign(body) });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { received: true } }]);
      const [{ text, requestId } = { text: '', requestId: '' }] = received;
      expect(text).toBe(body);
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/u);
    },
  );

  it('refuses in the envelope what its handler refuses, and bodies beyond its limit', async () => {
    const forged = await post('{}', { 'content-type': 'application/json', 'x-signature': sign('{"a":1}') });
    expect([forged.statusCode, forged.json()]).toMatchObject([
      403,
      { success: false, errors: [{ code: 'FORBIDDEN' }] },
    ]);
    const large = await post('x'.repeat(65 * 1024), { 'content-type': 'text/plain' });
    expect(large.statusCode).toBe(413);
    expect(received).toEqual([]);
  });

  it('leaves other endpoints with strict JSON', async () => {
    const send = (type: string) =>
      app.inject({
        method: 'POST',
        url: json.path,
        payload: '{"name":"Anna"}',
        headers: { 'content-type': type },
      });
    expect((await send('application/json')).json()).toEqual({ success: true, data: { name: 'Anna' } });
    expect((await send('text/plain')).statusCode).toBe(415);
  });

  it('is among the endpoints that the authorisation matrix and the documentation read', () => {
    expect(app.endpoints).toContain(paid);
    const { paths } = openApiDocument(app.endpoints, 'http://x') as {
      paths: Record<string, { post: object }>;
    };
    expect(paths[paid.path]?.post).toMatchObject({ security: [], requestBody: { content: { '*/*': {} } } });
  });
});
