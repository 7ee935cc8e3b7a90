import { LRUCache } from 'lru-cache';

import { AppError } from '#server/http/errors/app-error.ts';
import type { SplitPage } from './split-page.ts';

/** Renders the page of a URL (path and query). */
export type RenderPage = (address: string) => Promise<SplitPage>;

/**
 * Finds the page of a URL. `admit` is called before a URL is rendered that may be made up: one with a query, or one
 * where no page was found before. When it returns false, the page of the path without the query is returned.
 */
export type FindPage = (address: string, admit?: () => boolean) => Promise<SplitPage>;

/** How many pages are kept for times when rendering fails. */
const maxLastPages = 200;

const retryAfterSeconds = 5;

/**
 * Caches each page for `keepMs`; concurrent requests share one rendering. The time is too short for anyone to notice
 * after a change, and long enough that a rush renders a page once a second and not once per visitor. Failures are not
 * cached. Holds at most `size` pages and evicts the least recently used one. While pages cannot be rendered (503), the
 * last page of the path is returned, still as 503.
 */
export function createPageCache(
  render: RenderPage,
  { keepMs = 1_000, size = 500, now = () => performance.now() } = {},
): FindPage {
  const renderings = new LRUCache<string, Promise<SplitPage>>({
    max: size,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** The last successful page of each path, without a query. */
  const lastPages = new LRUCache<string, SplitPage>({ max: maxLastPages });

  async function renderOrRecall(address: string): Promise<SplitPage> {
    const page = await render(address);
    if (page.status === 200 && isPath(address)) lastPages.set(address, page);
    const last = page.status === 503 ? lastPages.get(pathOf(address)) : undefined;
    return last === undefined ? page : { ...last, status: 503, headers: page.headers, etag: undefined };
  }

  return function find(address, admit) {
    const cached = renderings.get(address);
    if (cached !== undefined) return cached;
    if (admit !== undefined && !lastPages.has(address) && !admit()) {
      if (isPath(address)) return Promise.reject(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
      return find(pathOf(address), admit);
    }
    const rendering = renderOrRecall(address);
    renderings.set(address, rendering);
    const forget = () => {
      if (renderings.peek(address) === rendering) renderings.delete(address);
    };
    rendering.then((page) => {
      if (page.status >= 500) forget();
    }, forget);
    return rendering;
  };
}

function isPath(address: string): boolean {
  return !address.includes('?');
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
