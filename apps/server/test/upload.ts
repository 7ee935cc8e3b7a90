import type { AnyEndpoint, EndpointData } from '@sangamam/contract/http/endpoint';

import type { TestApp } from '#test/build-test-app.ts';
import { readAnswer, type Answer } from '#test/call.ts';

/** A file as a person selects it: the name and the type are only claims. */
export interface PickedFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** Sends a form with files, as a browser does. */
export async function upload<E extends AnyEndpoint>(
  { app }: TestApp,
  endpoint: E,
  {
    query = {},
    fields = {},
    files,
  }: {
    query?: Record<string, string>;
    fields?: Record<string, string>;
    files: readonly PickedFile[];
  },
  { token }: { token: string },
): Promise<Answer<EndpointData<E>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = '' } of files) {
    form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  }
  const encoded = new Response(form);
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    query,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return readAnswer(response.statusCode, response.headers, response.json()) as Answer<EndpointData<E>>;
}
