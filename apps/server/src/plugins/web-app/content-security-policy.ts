import { videoFrameHosts } from '@sangamam/contract/content/video-source';

/**
 * What a page may load and run: our own files, and inline code only with the response's nonce. Style attributes are
 * allowed, since rendered pages set custom properties in them. Without a nonce (development) inline code is allowed.
 */
export function pagePolicy({ nonce, isSecure }: { nonce: string | undefined; isSecure: boolean }): string {
  const inline = nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    `style-src 'self' ${inline}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${nonce === undefined ? ' ws: wss:' : ''}`,
    // Video players, loaded after a click.
    `frame-src ${videoFrameHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
