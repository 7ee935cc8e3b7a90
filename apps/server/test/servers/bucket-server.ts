import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A small server with the part of S3 that the storage needs. */
export interface BucketServer {
  url: string;
  close(): Promise<void>;
}

/** Starts the server on a free port. It refuses unsigned calls; lists come in pages of one. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname).replace(/^\/files\/?/u, '');
    const body = await buffer(request);
    if (!(request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 ')) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT' && request.headers['x-amz-copy-source'] !== undefined) {
      const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(
        /^\/?files\//u,
        '',
      );
      const found = objects.get(source);
      if (found === undefined) return sendObject(request, response, undefined);
      objects.set(key, { bytes: found.bytes, at: new Date() });
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
    } else if (request.method === 'PUT' && request.headers['if-none-match'] === '*' && objects.has(key)) {
      response.writeHead(412).end();
    } else if (request.method === 'PUT') {
      objects.set(key, { bytes: unchunked(request, body), at: new Date() });
      response.writeHead(200, { etag: '"x"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(searchParams));
    } else {
      sendObject(request, response, objects.get(key)?.bytes);
    }
  }

  function list(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
    const from = Number(query.get('continuation-token') ?? 0);
    const entries = keys
      .slice(from, from + 1)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
      );
    const more = from + 1 < keys.length;
    const next = more ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendObject(request: IncomingMessage, response: ServerResponse, bytes: Buffer | undefined): void {
  if (bytes === undefined) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code><Message>It is not there.</Message></Error>');
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) response.writeHead(200).end(bytes);
  else response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1));
}

/** The bytes of a body that arrived in signed chunks, as the client may send it. */
function unchunked(request: IncomingMessage, body: Buffer): Buffer {
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
