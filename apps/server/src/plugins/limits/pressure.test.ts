import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createServer } from '#server/http/create-server.ts';
import { createLogger } from '#server/http/logger.ts';
import { inProcessHeaders } from '#server/http/request/in-process.ts';
import { addErrorHandler } from '#server/plugins/error-handler.ts';

import type { Congestion } from '#server/db/connection/pool-with-timeout.ts';

import { addPressureRelief } from './pressure.ts';

let app: FastifyInstance;
let log: Record<string, unknown>[];
let isOverloaded = true;
let congestion: Congestion = 'none';
beforeEach(() => {
  isOverloaded = true;
  congestion = 'none';
  log = [];
  const write = (line: string) => log.push(JSON.parse(line) as Record<string, unknown>);
  app = createServer({ logger: createLogger('info', { write }), trustProxy: false });
  app.decorateRequest('actor', null);
  addErrorHandler(app);
  addPressureRelief(app, { isOverloaded: () => isOverloaded, congestion: () => congestion });
  app.get('/', () => 'here');
  app.get('/v1/call', () => 'here');
  app.get('/v1/refused', (_request, reply) => reply.status(401).send('who?'));
  app.get('/healthz', () => 'here');
  app.get('/assets/*', { config: { isBuildFile: true } }, () => 'here');
});
afterEach(() => app.close());

const ask = async (url: string, headers = {}) => {
  const { statusCode, headers: answered } = await app.inject({ url, headers });
  return [statusCode, answered['retry-after']];
};

it('an overloaded process refuses a call with 503 and a time, and answers its health check', async () => {
  expect(await ask('/v1/call')).toEqual([503, '5']);
  expect(await ask('/healthz')).toEqual([200, undefined]);
});

it('an overloaded process sends the files of the build', async () => {
  expect(await ask('/assets/app.js')).toEqual([200, undefined]);
});

it('an overloaded process answers the calls of a page that it is rendering', async () => {
  expect(await ask('/v1/call', inProcessHeaders)).toEqual([200, undefined]);
  expect(await ask('/v1/call', { 'x-in-process': 'guessed' })).toEqual([503, '5']);
});

it('calls are refused while others wait for the database, and pages are answered', async () => {
  isOverloaded = false;
  congestion = 'everybody';
  expect(await ask('/v1/call')).toEqual([503, '5']);
  expect(await ask('/v1/call', { authorization: 'Bearer token' })).toEqual([503, '5']);
  expect(await ask('/v1/call', inProcessHeaders)).toEqual([200, undefined]);
  expect(await ask('/')).toEqual([200, undefined]);
  expect(await ask('/healthz')).toEqual([200, undefined]);
});

it('calls with a session go on while there is too much for newcomers only', async () => {
  isOverloaded = false;
  congestion = 'newcomers';
  expect(await ask('/v1/call')).toEqual([503, '5']);
  expect(await ask('/v1/call', { authorization: 'Bearer token' })).toEqual([200, undefined]);
});

it('sessions that were answered lately go on while there is too much for those who come back', async () => {
  isOverloaded = false;
  const [known, unknown] = [{ authorization: 'Bearer known' }, { authorization: 'Bearer unknown' }];
  await ask('/v1/call', known);
  await ask('/v1/refused', unknown);
  congestion = 'returning';
  expect(await ask('/v1/call', known)).toEqual([200, undefined]);
  expect(await ask('/v1/call', unknown)).toEqual([503, '5']);
  expect(await ask('/v1/call')).toEqual([503, '5']);
});

it('a refused call is one line in the log, without a stack', async () => {
  await ask('/v1/call');
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ level: 'warn', route: '/v1/call' });
  expect(log[0]?.['reason']).toContain('SERVICE_UNAVAILABLE');
  expect(JSON.stringify(log[0])).not.toContain('stack');
});
