import { defineEndpoint } from '@sangamam/contract/http/endpoint';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { queryBoolean, queryInteger } from '@sangamam/contract/http/query-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { addErrorHandler, addUnknownEndpoints } from '#server/plugins/error-handler.ts';
import { addUploads } from '#server/plugins/uploads.ts';
import { addJsonBodies } from '#server/plugins/json-bodies.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createLogger } from '#server/http/logger.ts';
import { createServer } from '#server/http/create-server.ts';
import { bindEndpoint, bindListInParts, bindRowsInParts } from './route.ts';

const echo = defineEndpoint({
  method: 'PUT',
  path: '/v1/things/{id}/',
  summary: 'Echo',
  tag: 'Test',
  access: 'anonymous',
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ page: queryInteger({ min: 1, max: 9 }), all: queryBoolean.optional() }),
  body: z.strictObject({
    name: z.string().min(1),
    tags: z.array(z.object({ label: z.string() })).default([]),
  }),
  data: z.object({ name: z.string(), page: z.int() }),
});
const staffOnly = defineEndpoint({
  method: 'GET',
  path: '/v1/desk',
  summary: 'Desk',
  tag: 'Test',
  access: { ability: 'manage-payments' },
  data: z.object({ who: z.string() }),
});
const registrantOnly = defineEndpoint({ ...staffOnly, path: '/v1/own', access: 'registrant' });
const failing = defineEndpoint({ ...staffOnly, path: '/v1/failing', access: 'anonymous' });
const wrongAnswer = defineEndpoint({ ...staffOnly, path: '/v1/wrong-answer', access: 'anonymous' });
const refusing = defineEndpoint({
  ...staffOnly,
  path: '/v1/refusing',
  access: 'anonymous',
  errors: ['USER_EXIST'],
});
const inParts = defineEndpoint({
  ...staffOnly,
  path: '/v1/parts/{which}',
  access: 'anonymous',
  params: z.object({ which: z.enum(['some', 'none', 'empty', 'failing', 'wrong']) }),
  data: z.object({ name: z.string(), things: z.array(z.object({ id: z.int() })) }),
});
const rowsInParts = defineEndpoint({
  ...inParts,
  path: '/v1/rows/{which}',
  data: z.array(z.object({ id: z.int() })),
});
const parts = {
  some: [[{ id: 1, passwordHash: 'x' }, { id: 2 }], [], [{ id: 3 }]],
  none: [],
  empty: [[], []],
  failing: [[{ id: 1 }], 'failure'],
  wrong: [[{ id: 1 }], [{ id: 'two' }]],
} as const;

const secret = 'a sentence that must not leave';
const actors: Record<string, Pick<Actor, 'type' | 'roles'>> = {
  registrant: { type: 'REGISTRANT', roles: [] },
  treasurer: { type: 'STAFF', roles: ['TREASURER'] },
  editor: { type: 'STAFF', roles: ['EDITOR'] },
  admin: { type: 'STAFF', roles: ['ADMIN'] },
  pretender: { type: 'REGISTRANT', roles: ['ADMIN'] },
};

// oxlint-disable-next-line typescript/require-await -- read as one that waits
async function* thingsOf(which: keyof typeof parts) {
  for (const part of parts[which]) {
    if (part === 'failure') throw new Error(secret);
    yield part as never;
  }
}

describe('an endpoint that is bound', () => {
  const log: string[] = [];
  const app = createServer({
    logger: createLogger('info', { write: (line) => log.push(line) }),
    trustProxy: false,
  });
  beforeAll(async () => {
    app.decorate('endpoints', []);
    app.decorate('now', () => new Date());
    app.decorate('requireOpenSite', () => Promise.resolve());
    app.decorateRequest('actor', null);
    app.decorate('findActor', (request) => {
      const actor = actors[request.headers.authorization ?? ''];
      return Promise.resolve(
        actor ? { userId: 'u', personId: 'p', sessionId: 's', email: 'e', ...actor } : null,
      );
    });
    addErrorHandler(app);
    await addUploads(app);
    addJsonBodies(app);
    bindEndpoint(app, echo, ({ query, body }) => ({
      name: body.name,
      page: query.page,
      passwordHash: secret,
    }));
    bindEndpoint(app, staffOnly, ({ actor }) => ({ who: actor.type }));
    bindEndpoint(app, registrantOnly, ({ actor }) => ({ who: actor.type }));
    bindEndpoint(app, failing, () => {
      throw new Error(secret);
    });
    bindEndpoint(app, wrongAnswer, () => ({ who: 1 }) as never);
    bindEndpoint(app, refusing, () => {
      throw new AppError('USER_EXIST', { field: 'email', cause: new Error(secret) });
    });
    bindListInParts(app, inParts, 'things', ({ params }) =>
      Promise.resolve({ head: { name: 'All' }, parts: thingsOf(params.which) }),
    );
    bindRowsInParts(app, rowsInParts, ({ params }) => Promise.resolve(thingsOf(params.which)));
    addUnknownEndpoints(app);
    await app.ready();
  });
  afterAll(() => app.close());

  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const put = (query: string, payload: object = { name: 'A' }) =>
    app.inject({ method: 'PUT', url: `/v1/things/${id}?${query}`, payload });

  it('answers in the envelope, trimmed to what it lists', async () => {
    const response = await put('page=2');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, data: { name: 'A', page: 2 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['some', [{ id: 1 }, { id: 2 }, { id: 3 }]],
    ['none', []],
    ['empty', []],
  ])('answers a list of %s parts in the envelope, trimmed to what it lists', async (which, things) => {
    const response = await app.inject({ url: `/v1/parts/${which}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toBe(JSON.stringify({ success: true, data: { name: 'All', things } }));
    const rows = await app.inject({ url: `/v1/rows/${which}` });
    expect(rows.statusCode).toBe(200);
    expect(rows.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(rows.body).toBe(JSON.stringify({ success: true, data: things }));
  });

  it.each(['parts/failing', 'parts/wrong', 'rows/failing', 'rows/wrong'])(
    'aborts an answer whose second part does not come: %s',
    async (path) => {
      await expect(app.inject({ url: `/v1/${path}` })).rejects.toThrow('destroyed before completion');
    },
  );

  it('is served with and without the slash that the specification writes', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: `/v1/things/${id}/?page=1`,
      payload: { name: 'A' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('names everything that does not fit, in every part', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/v1/things/7?page=0&extra=1',
      payload: { tags: [{ label: 'x' }, { label: 5 }], admin: true },
    });
    expect(response.statusCode).toBe(400);
    const { errors } = response.json<{ errors: { code: string; field: string }[] }>();
    expect(errors.map(({ field }) => field).toSorted()).toEqual(
      ['admin', 'extra', 'id', 'name', 'page', 'tags.1.label'].toSorted(),
    );
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['RQST_PARAMS_INVALID']));
  });

  it.each(['page=1&page=2', 'page=0x1', 'page=1e0', 'page=', 'page=%201', 'page=1&all=yes', 'page=1%00', ''])(
    'refuses the query %j',
    async (query) => {
      expect((await put(query)).statusCode).toBe(400);
    },
  );

  it.each([[{ name: 1 }], [{ name: null }], [{ name: true }], [{ name: ['A'] }], [[]], [{}]])(
    'coerces nothing: %j',
    async (payload) => {
      expect((await put('page=1', payload)).statusCode).toBe(400);
    },
  );

  it('refuses NUL and bad escapes in the path', async () => {
    for (const path of ['/v1/things/%00', '/v1/things/%zz', `/v1/things/${'a'.repeat(2000)}`]) {
      const response = await app.inject({ method: 'PUT', url: `${path}?page=1`, payload: { name: 'A' } });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ success: false });
    }
  });

  it.each([
    [staffOnly.path, '', 401],
    [staffOnly.path, 'registrant', 403],
    [staffOnly.path, 'pretender', 403],
    [staffOnly.path, 'editor', 403],
    [staffOnly.path, 'treasurer', 200],
    [staffOnly.path, 'admin', 200],
    [registrantOnly.path, '', 401],
    [registrantOnly.path, 'registrant', 200],
    [registrantOnly.path, 'admin', 403],
  ])('lets in whom it should: %s for %j answers %i', async (url, authorization, status) => {
    expect((await app.inject({ method: 'GET', url, headers: { authorization } })).statusCode).toBe(status);
  });

  it('asks who calls before it reads what they send', async () => {
    const response = await app.inject({
      method: 'GET',
      url: staffOnly.path,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.statusCode).toBe(401);
  });

  it('gives a refusal its status, sentence and field, and nothing of its cause', async () => {
    const response = await app.inject({ method: 'GET', url: refusing.path });
    expect(response.statusCode).toBe(409);
    const { message } = errorCatalogue.USER_EXIST;
    expect(response.json()).toEqual({
      success: false,
      errors: [{ code: 'USER_EXIST', message, field: 'email' }],
    });
  });

  it.each([failing.path, wrongAnswer.path])(
    'answers a fault of ours without a word about it: %s',
    async (url) => {
      log.length = 0;
      const response = await app.inject({ method: 'GET', url });
      expect(response.statusCode).toBe(500);
      const { requestId, ...envelope } = response.json<{ requestId: string }>();
      const { message } = errorCatalogue.INTERNAL_ERROR;
      expect(envelope).toEqual({ success: false, errors: [{ code: 'INTERNAL_ERROR', message }] });
      expect(log.filter((line) => line.includes(requestId))).toHaveLength(1);
    },
  );

  it('leaves unknown addresses to the envelope', async () => {
    const response = await app.inject({ method: 'POST', url: '/v1/unknown', payload: { a: 1 } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, errors: [{ code: 'NOT_FOUND' }] });
  });
});
