import type { AnyEndpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import type { WireError } from '@sangamam/contract/http/envelope';

import type { TestApp } from '#test/build-test-app.ts';

/** A parsed API response. `data` is present on success, `errors` on failure. */
export interface Answer<Data> {
  status: number;
  headers: Record<string, unknown>;
  /** Throws with the actual response when the call failed, so that a test shows why. */
  data: Data;
  errors: WireError[];
  codes: string[];
}

interface Caller {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The URL of another process on the same database, which is called instead of the application of the test. */
  origin?: string | undefined;
}

/** Calls an endpoint of the contract over HTTP, typed by the contract. */
export function call<E extends AnyEndpoint>(
  t: TestApp,
  endpoint: E,
  input: EndpointInput<E>,
  caller: Caller = {},
): Promise<Answer<EndpointData<E>>> {
  return callLoosely(t, endpoint, input as LooseInput, caller) as Promise<Answer<EndpointData<E>>>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Calls an endpoint with any input, as an arbitrary client might. */
export async function callLoosely(
  { app }: TestApp,
  endpoint: AnyEndpoint,
  { params = {}, query, body }: LooseInput = {},
  { token, headers = {}, origin }: Caller = {},
): Promise<Answer<unknown>> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const allHeaders = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers };
  if (origin !== undefined) {
    const url = new URL(path, origin);
    url.search = new URLSearchParams(query).toString();
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: { ...type, ...allHeaders },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return readAnswer(answer.status, Object.fromEntries(answer.headers), (await answer.json()) as Envelope);
  }
  const response = await app.inject({
    method: endpoint.method,
    url: path,
    headers: allHeaders,
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object }),
  });
  return readAnswer(response.statusCode, response.headers, response.json());
}

export function readAnswer(
  status: number,
  headers: Record<string, unknown>,
  envelope: Envelope,
): Answer<unknown> {
  const errors = envelope.errors ?? [];
  return {
    status,
    headers,
    errors,
    codes: errors.map(({ code }) => code),
    get data() {
      if (envelope.success) return envelope.data;
      throw new Error(`The call failed with ${status}: ${JSON.stringify(errors)}`);
    },
  };
}

interface Envelope {
  success: boolean;
  data?: unknown;
  errors?: WireError[];
}
