import { Readable } from 'node:stream';

import { encodeExtended } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** A file that supports random access. */
export interface SendableFile {
  fileName: string;
  contentType: string;
  byteSize: number;
  /** In hexadecimal; identifies the content. */
  sha256: string;
  /** For callers who ask what is newer than their copy. */
  lastModified?: Date;
  /** Both ends are zero-based and inclusive. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** There is nothing to send: 204. */
export interface NoContent {
  isEmpty: true;
}

/** A file that is generated for one caller while it is sent; it is never stored. */
export interface GeneratedFile {
  fileName: string;
  contentType: string;
  /** Its parts in order. An error after the first part aborts the response, so that it cannot pass for complete. */
  generate(): AsyncIterable<string | Uint8Array>;
  /** Called once when the response is over: sent, failed, or given up by the caller. */
  onClose?(): void;
  /** Longest time in milliseconds that a caller may take to read it; then the response is aborted. */
  maxMs?: number;
}

/**
 * Types that a browser may show inline: pictures are re-encoded by us, so nothing in them can run. A PDF is opened by
 * whatever program is installed, so it is always a download.
 */
const shown = /^(?:image\/(?:jpeg|png|gif|webp|avif)|video\/(?:mp4|webm))$/u;

/** Uploaded content must not run, load or embed anything, wherever it is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Sends a file, the part that `Range` requests, or 304 when the caller's copy is current. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SendableFile,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const { lastModified } = file;
  if (lastModified) reply.header('last-modified', lastModified.toUTCString());
  const copy = { etag, ...(lastModified && { 'last-modified': lastModified.toUTCString() }) };
  if (fresh(request.headers, copy)) return reply.code(304).header('etag', etag).send();
  const range = request.method === 'GET' ? readRange(request.headers.range, file.byteSize) : undefined;
  if (range === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${file.byteSize}`).send();
  }
  // Opened before any header is set, so that a missing file gets the usual refusal.
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

/** Streams a file while it is generated, with backpressure. Always a download, never shown inline. */
export function sendGeneratedFile(reply: FastifyReply, file: GeneratedFile): FastifyReply {
  reply.type(file.contentType).headers({
    'content-disposition': disposition('attachment', file.fileName),
    'content-security-policy': policy,
  });
  const stream = Readable.from(file.generate());
  const { maxMs } = file;
  const timer =
    maxMs === undefined
      ? undefined
      : setTimeout(() => stream.destroy(new Error('The file was read too slowly')), maxMs).unref();
  stream.once('close', () => {
    clearTimeout(timer);
    file.onClose?.();
  });
  return reply.send(stream);
}

function disposition(kind: 'inline' | 'attachment', fileName: string): string {
  return `${kind}; filename*=${encodeExtended(fileName)}`;
}

/** The requested range; `undefined` for none, several or an invalid one, which all get the whole file. */
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
