/**
 * The page to go to after signing in: `from` if it is on this site, else `fallback`. Other origins, also disguised as
 * `//host` or `/\host`, are never followed.
 */
export function safeReturnPath(from: string | null, fallback: string): string {
  if (!from?.startsWith('/')) return fallback;
  const base = 'https://own.invalid';
  try {
    const url = new URL(from, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
    if (/^\/(?:login|register)\/?$/u.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

/** The current path, as `from` for the way back. */
export function currentPath(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
