import { Readable } from 'node:stream';

import { encodeExtended } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** A file that can be opened at any place. */
export interface SendableFile {
  fileName: string;
  contentType: string;
  byteSize: number;
  /** In hexadecimal; names the content. */
  sha256: string;
  /** Both ends are counted from 0 and belong to the range. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** A file that is made for one caller while it is sent; it is never stored. */
export interface GeneratedFile {
  fileName: string;
  contentType: string;
  /** Its parts in order. An error after the first one breaks the answer off, so that nobody takes it for whole. */
  generate(): AsyncIterable<string>;
}

/**
 * Kinds that a browser may show by itself; our own decoding made the pictures, and nothing in them can run. A PDF is
 * opened by whatever program reads PDFs there, so it is only ever downloaded.
 */
const shown = /^(?:image\/(?:jpeg|png|gif|webp|avif)|video\/(?:mp4|webm))$/u;

/** Nothing that people sent runs, loads or embeds anything, wherever it is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Sends a file, or the part that `Range` asks for, or 304 when the caller has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SendableFile,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  if (fresh(request.headers, { etag })) return reply.code(304).header('etag', etag).send();
  const range = request.method === 'GET' ? readRange(request.headers.range, file.byteSize) : undefined;
  if (range === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${file.byteSize}`).send();
  }
  // Opened before anything is said about it: a file that is not there gets the usual refusal.
  const stream = await file.open(range);
  const isShown = shown.test(file.contentType);
  reply.type(file.contentType).headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': disposition(isShown ? 'inline' : 'attachment', file.fileName),
    'content-length': range ? range.end - range.start + 1 : file.byteSize,
    'content-security-policy': policy,
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.byteSize}`);
  return reply.send(stream);
}

/** Sends a file while it is made, as fast as the caller reads. Always saved, never shown in the page. */
export function sendGeneratedFile(reply: FastifyReply, file: GeneratedFile): FastifyReply {
  reply.type(file.contentType).headers({
    'content-disposition': disposition('attachment', file.fileName),
    'content-security-policy': policy,
  });
  return reply.send(Readable.from(file.generate()));
}

function disposition(kind: 'inline' | 'attachment', fileName: string): string {
  return `${kind}; filename*=${encodeExtended(fileName)}`;
}

/** The one range that is asked for; nothing for none, several or nonsense, which all get the whole file. */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return start > end ? undefined : { start, end };
}
