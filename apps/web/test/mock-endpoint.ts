import type { AnyEndpoint, EndpointInput, EndpointResult } from '@sangamam/contract/http/endpoint';
import { errorCatalogue, type ErrorCode } from '@sangamam/contract/http/error-catalogue';

import { faultsOfCall, faultsOfRefusal, readAnswer, type SentCall } from './check-exchange.ts';
import { MockedExchange } from './mocked-exchange.ts';

interface Mock {
  endpoint: AnyEndpoint;
  path: RegExp;
  names: string[];
  answer: (input: unknown) => unknown;
  calls: unknown[];
}

/** A refusal to throw in a mock: its code, the field it names, and the seconds of `Retry-After`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, field?: string, retryAfter?: number) {
    super(errorCatalogue[code].message);
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** A response to throw in a mock that our server never sends: from a proxy, or truncated. */
export class BrokenAnswer extends Error {
  readonly data: unknown;

  constructor(data?: unknown) {
    super('a broken answer');
    this.data = data;
  }
}

/** The response of a mocked download: a file with a name. */
export class MockFile {
  readonly name: string;
  readonly content: string;

  constructor(name: string, content: string) {
    this.name = name;
    this.content = content;
  }

  toResponse(): Response {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(this.name)}`;
    return new Response(this.content, { headers: { 'content-disposition': disposition } });
  }
}

let mocks: Mock[] = [];
let unplanned: string[] = [];
let faults: string[] = [];
const realFetch = globalThis.fetch;
const RealExchange = globalThis.XMLHttpRequest;

/** Starts with no mocks and blocks all network requests. */
export function beginToAnswer(): void {
  mocks = [];
  unplanned = [];
  faults = [];
  globalThis.fetch = answerCall;
  globalThis.XMLHttpRequest = MockedExchange as unknown as typeof XMLHttpRequest;
}

/** Restores the network. Returns the requests without a mock, and the contract violations of the mocked ones. */
export function endAnswering(): { unplanned: string[]; faults: string[] } {
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = RealExchange;
  return { unplanned, faults };
}

/**
 * Mocks an endpoint of the contract: with data that its schema accepts, or by throwing a `Refusal` that the endpoint
 * declares. A later mock of the same endpoint replaces an earlier one. Requests and responses are validated with the
 * contract's schemas, as on the server; a violation fails the test at its end.
 *
 * @returns the inputs of the calls so far
 */
export function mockEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  answer: (input: EndpointInput<E>) => EndpointResult<E> | Promise<EndpointResult<E>>,
): EndpointInput<E>[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');
  const path = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/gu, '([^/]+)')}$`, 'u');
  const calls: unknown[] = [];
  mocks.unshift({
    endpoint,
    path,
    names,
    calls,
    answer: (input) => answer(input as EndpointInput<E>),
  });
  return calls as EndpointInput<E>[];
}

async function answerCall(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const mock = mocks.find(
    ({ endpoint, path }) => endpoint.method === request.method && path.test(url.pathname),
  );
  if (!mock) {
    if (!url.pathname.startsWith('/v1/')) return realFetch(request);
    unplanned.push(`${request.method} ${url.pathname}`);
    return json(404, { success: false, errors: [{ code: 'NOT_FOUND', message: 'not planned by the test' }] });
  }
  const values = mock.path.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const { endpoint } = mock;
  const call: SentCall = {
    params: Object.fromEntries(mock.names.map((name, index) => [name, values[index] ?? ''])),
    query: Object.fromEntries(url.searchParams),
    body: await bodyOf(request),
  };
  mock.calls.push(call);
  faults.push(...faultsOfCall(endpoint, call));
  try {
    const given = await mock.answer(call);
    if (given instanceof MockFile) return given.toResponse();
    const answer = readAnswer(endpoint, given);
    faults.push(...answer.faults);
    return json(200, { success: true, data: answer.data });
  } catch (error) {
    if (error instanceof BrokenAnswer) return json(200, { success: true, data: error.data });
    if (!(error instanceof Refusal)) throw error;
    const { code, message, field, retryAfter } = error;
    faults.push(...faultsOfRefusal(endpoint, code));
    const response = json(errorCatalogue[code].status, {
      success: false,
      errors: [{ code, message, ...(field && { field }) }],
    });
    if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
    return response;
  }
}

/** Reads a form with a file as an object of its fields, including the file. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
