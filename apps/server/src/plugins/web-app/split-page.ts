import { createHash } from 'node:crypto';

import { fillGzip, gzipWithGaps, type GappedGzip } from './gzip-with-gaps.ts';

/** Characters of a nonce: 18 random bytes in base64. */
export const nonceLength = 24;

/** A rendered page, with `placeholder` in place of each nonce. */
export interface RenderedPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  placeholder: string | undefined;
}

/** A rendered page, split at its nonces: all work that is the same for every visitor is done. */
export interface SplitPage {
  status: number;
  headers: RenderedPage['headers'];
  /** Of the content without the nonce; absent when a page must not be cached. Weak: the nonce changes the bytes. */
  etag: string | undefined;
  /** The page with `nonce` filled in. */
  plain(nonce: string): Buffer;
  /** The same as gzip; absent when compression is not worth it. */
  gzipped?: (nonce: string) => Buffer;
}

// Only text is compressed; binary responses such as pictures and fonts are sent as they are.
const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json))/u;
const worthCompressing = 1_024;

export function splitPage({ status, headers, body, placeholder }: RenderedPage): SplitPage {
  const pieces = cut(body, placeholder);
  const header = (wanted: string) => headers.find(([name]) => name === wanted)?.[1] ?? '';
  const keeps = status === 200 && !header('cache-control').includes('no-store');
  const page: SplitPage = {
    status,
    headers,
    etag: keeps ? etagOf(pieces) : undefined,
    plain: (nonce) => join(pieces, Buffer.from(nonce)),
  };
  if (body.length < worthCompressing || !compressible.test(header('content-type'))) return page;
  let gapped: GappedGzip | undefined;
  page.gzipped = (nonce) => {
    gapped ??= gzipWithGaps(pieces, nonceLength);
    return fillGzip(gapped, Buffer.from(nonce));
  };
  return page;
}

function etagOf(pieces: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

function cut(body: Buffer, placeholder: string | undefined): Buffer[] {
  if (placeholder === undefined) return [body];
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(placeholder); at !== -1; at = body.indexOf(placeholder, from)) {
    pieces.push(body.subarray(from, at));
    from = at + placeholder.length;
  }
  pieces.push(body.subarray(from));
  return pieces;
}

function join(pieces: readonly Buffer[], filling: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
}
