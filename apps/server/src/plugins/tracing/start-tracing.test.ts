import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import type { JobHelpers } from 'graphile-worker';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { login } from '@sangamam/contract/accounts/account-endpoints';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { startTracing, type Tracing } from './start-tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** What the collector was sent. */
const spans: Span[] = [];
const collector = http.createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let t: TestApp;
let tracing: Tracing;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] =
    `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  tracing = startTracing();
  t = await buildTestApp({ tracing });
});
afterAll(async () => {
  await t.close();
  collector.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
});

const named = (name: string) => spans.filter((span) => span.name === name);
const valueOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value;

it('a call with a body, its statements and a job arrive at the collector, without what people typed', async () => {
  const address = 'somebody@example.org';
  const answer = await t.app.inject({
    method: 'POST',
    url: login.path,
    payload: { username: address, password: 'Not-the-right-one-1' },
  });
  await t.app.inject('/healthz');
  const failing = tracing.ofJobs({ 'tidy-limits': () => Promise.reject(new Error('no')) })['tidy-limits'];
  const helpers = { job: { id: '7', attempts: 2 } } as unknown as JobHelpers;
  await expect(failing?.({}, helpers)).rejects.toThrow('no');
  await tracing.stop();

  const call = spans.find(({ name }) => name.startsWith('POST '));
  expect(valueOf(call, 'http.response.status_code')?.intValue).toBe(answer.statusCode);
  expect(valueOf(call, 'request.id')?.stringValue).toBe(answer.headers['x-request-id']);
  const statements = spans.filter((span) => span.parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((span) => span.traceId === call?.traceId)).toBe(true);
  expect(valueOf(statements[0], 'db.query.text')?.stringValue).toContain('$1');
  expect(JSON.stringify(spans)).not.toContain(address);

  expect(named('GET /healthz')).toEqual([]);
  expect(named('job tidy-limits')).toMatchObject([{ status: { code: 2 } }]);
  expect(named('job tidy-limits')[0]?.parentSpanId).toBeFalsy();
});
