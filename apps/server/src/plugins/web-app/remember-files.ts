import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of files that a process keeps, and of one file: all scripts and styles of a build have 2 MB compressed. */
const mostKept = 16 * 1_048_576;
const mostPerFile = 1_048_576;

/** What a file is sent with; all other headers are those of the call. */
const headersOfFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const;

interface KeptFile {
  headers: Record<string, string | number | string[]>;
  body: Buffer;
}

/**
 * Keeps the files that the routes of `app` have sent, and sends them again from memory: finding and reading a file takes several
 * turns of the event loop, of which a busy process has thirty a second, and lists the folder each time. The files of a build do not
 * change while a process runs. Calls for a part of a file, or whether it has changed, are left to the routes.
 */
export function rememberFiles(app: FastifyInstance): void {
  const kept = new Map<string, KeptFile>();
  let bytes = 0;

  function keep(key: string, file: KeptFile): void {
    if (kept.has(key)) return;
    kept.set(key, file);
    bytes += file.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= mostKept) return;
      kept.delete(oldest);
      bytes -= body.length;
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    const wanted = wantedFile(request);
    const file = wanted && kept.get(keyOf(wanted));
    if (file === undefined) return done();
    void reply.headers(file.headers).send(file.body);
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const wanted = wantedFile(request);
    if (wanted === undefined || reply.statusCode !== 200 || !(payload instanceof Readable)) return payload;
    if (Number(reply.getHeader('content-length') ?? Infinity) > mostPerFile) return payload;
    const encoding = reply.getHeader('content-encoding');
    // Sent to somebody who takes any encoding, for example.
    if (encoding !== undefined && !wanted.encodings.includes(String(encoding))) return payload;
    const body = Buffer.concat((await payload.toArray()) as Buffer[]);
    keep(keyOf(wanted), { headers: fileHeaders(reply), body });
    return body;
  });
}

interface WantedFile {
  path: string;
  /** Those that the browser takes and a build has. */
  encodings: string[];
}

function keyOf({ path, encodings }: WantedFile): string {
  return `${encodings.join()} ${path}`;
}

/** What a call asks for, if that is a whole file. */
function wantedFile({ method, url, headers }: FastifyRequest): WantedFile | undefined {
  const isWhole =
    method === 'GET' &&
    headers.range === undefined &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined;
  const header = headers['accept-encoding'];
  const accepted = typeof header === 'string' ? header : '';
  // What a browser likes less or refuses by a weight is left to the routes.
  if (!isWhole || accepted.includes(';')) return undefined;
  const encodings = ['br', 'gzip'].filter((encoding) => accepted.split(/,\s*/u).includes(encoding));
  const [path = ''] = url.split('?', 1);
  return { path, encodings };
}

function fileHeaders(reply: FastifyReply): KeptFile['headers'] {
  return Object.fromEntries(
    headersOfFile.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
