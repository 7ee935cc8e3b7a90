import type { AnyEndpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

/** Calls an endpoint of a running site. @throws Error with the whole answer when it is not a success */
export async function call<E extends AnyEndpoint>(
  origin: string,
  endpoint: E,
  input: EndpointInput<E>,
  token?: string,
): Promise<EndpointData<E>> {
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${endpoint.method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: EndpointData<E> }).data;
}
