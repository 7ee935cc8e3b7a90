import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { callEndpoint } from './call-endpoint.ts';

/** A file that the server sent. */
export interface DownloadedFile {
  name: string;
  bytes: Blob;
}

/**
 * Fetches the file of a download endpoint with the session's token, whole.
 *
 * @throws ApiError for refusals and interrupted answers, as `callEndpoint` does
 */
export async function downloadEndpoint<E extends DownloadEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<DownloadedFile> {
  let file: DownloadedFile | undefined;
  // Everything but the answer's body is the same as for JSON: the session, refusals and what follows from them.
  await callEndpoint(endpoint, input, {
    fetch: async (request) => {
      const response = await fetch(request);
      const name = fileNameIn(response.headers.get('content-disposition'));
      if (!response.ok) return response;
      // A page of something in between. An empty answer is reported as unreadable, whatever the page says.
      if (name === undefined) return new Response();
      file = { name, bytes: await response.blob() };
      return Response.json({ success: true });
    },
  });
  if (file === undefined) throw new TypeError(`${endpoint.path} did not answer a file`);
  return file;
}

/** The name that the server gives a file (RFC 8187); nothing where the answer is no file. */
function fileNameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''(?<name>[^;]+)/u.exec(disposition ?? '')?.groups?.['name'];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
