import { paths } from '../paths.ts';

/**
 * The addresses within the site that a page leads to, each once: links in texts, and fields whose name ends with `Url`.
 * Addresses of other sites, of mail and of phones are none.
 */
export function siteLinksIn(content: unknown): string[] {
  return [...new Set(linksIn(content))].filter((link) => /^\/(?!\/)/u.test(link));
}

function linksIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return name.endsWith('Url')
      ? [value]
      : [...value.matchAll(/href="([^"]*)"/gu)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  if (Array.isArray(value)) return value.flatMap((one) => linksIn(one, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => linksIn(one, key));
}

/** Pages without an id in their address. */
const pages = new Set<string>([...Object.values(paths).filter((path) => typeof path === 'string'), '/login']);

/** Pages of a record, of which only the beginning is known, and what is no page. */
const beginnings = [
  '/admin/',
  '/my-account/documents/',
  '/payment/',
  '/how-to-pay/',
  '/zelle-payment/',
  '/cheque-payment/',
  '/check-in/',
  '/arrival-departure/',
  '/error/',
  '/v1/',
];

/** Whether the site has a page at this address, whatever follows its `?` or `#`. Files of the library are none. */
export function isSitePage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/u);
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  return pages.has(plain) || beginnings.some((beginning) => plain.startsWith(beginning));
}
