import { LRUCache } from 'lru-cache';

import { AppError } from '#server/http/errors/app-error.ts';
import { settledWithin } from '#server/http/limits/settled-within.ts';
import type { PageAddress } from './page-address.ts';
import type { SplitPage } from './split-page.ts';

/** Renders the page of an address (path and query). */
export type RenderPage = (page: PageAddress) => Promise<SplitPage>;

/**
 * Finds the page of an address. `admit` is called before an open-ended address is rendered that is not among the last
 * pages. When it returns false, the page of the path without the query is returned.
 */
export type FindPage = (page: PageAddress, admit: () => boolean) => Promise<SplitPage>;

/** Times are in milliseconds. */
interface PageCacheOptions {
  keepMs?: number;
  size?: number;
  now?: () => number;
  waitMs?: number;
  lastPageMs?: number;
}

/** How many pages are kept for times when rendering fails. */
const maxLastPages = 200;

/**
 * So old a page is answered instead of a rendering that takes longer than visitors wait for it; in milliseconds. A machine that is
 * merely slow renders within this time: who has just published a page sees it.
 */
const patience = { waitMs: 1_500, lastPageMs: 30_000 };

const retryAfterSeconds = 5;

/**
 * Caches each page for `keepMs`; concurrent requests share one rendering. The time is too short for anyone to notice
 * after a change, and long enough that a rush renders a page once a second and not once per visitor. While a rendering
 * takes longer than `waitMs`, the last page of its path is returned, up to `lastPageMs` old. Failures are not cached. Holds
 * at most `size` pages and evicts the least recently used one. While a page cannot be rendered (SERVICE_UNAVAILABLE), the
 * last page of its path is returned as 503.
 */
export function createPageCache(
  render: RenderPage,
  { keepMs = 1_000, size = 500, now = () => performance.now(), ...waiting }: PageCacheOptions = {},
): FindPage {
  const { waitMs, lastPageMs } = { ...patience, ...waiting };
  const renderings = new LRUCache<string, Promise<SplitPage>>({
    max: size,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** The last successful page of each path, without a query. */
  const lastPages = new LRUCache<string, { page: SplitPage; at: number }>({ max: maxLastPages });

  async function renderOrRecall(wanted: PageAddress): Promise<SplitPage> {
    try {
      const page = await render(wanted);
      if (page.status === 200 && isPath(wanted.address)) lastPages.set(wanted.address, { page, at: now() });
      return page;
    } catch (error) {
      const last = isBusy(error) ? lastPages.get(pathOf(wanted.address)) : undefined;
      if (last === undefined) throw error;
      return asUnavailable(last.page);
    }
  }

  async function inTime(address: string, rendering: Promise<SplitPage>): Promise<SplitPage> {
    const last = lastPages.get(address);
    if (last === undefined || now() - last.at > lastPageMs) return rendering;
    return (await settledWithin(rendering, waitMs)) ? rendering : last.page;
  }

  return function find(wanted, admit) {
    const { address, isOpenEnded } = wanted;
    const cached = renderings.get(address);
    if (cached !== undefined) return cached;
    if (isOpenEnded && !lastPages.has(address) && !admit()) {
      if (isPath(address)) return Promise.reject(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
      return find({ ...wanted, address: pathOf(address) }, admit);
    }
    const rendering = renderOrRecall(wanted);
    const answer = inTime(address, rendering);
    // As long as it takes, nobody starts another one.
    renderings.set(address, answer, { ttl: 0 });
    const settle = (page?: SplitPage) => {
      if (renderings.peek(address) !== answer) return;
      if (page === undefined || page.status >= 500) renderings.delete(address);
      else renderings.set(address, rendering);
    };
    rendering.then(settle, () => settle());
    return answer;
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.status === 503;
}

function asUnavailable(page: SplitPage): SplitPage {
  const headers = page.headers.filter(([name]) => name !== 'cache-control');
  return {
    ...page,
    status: 503,
    headers: [...headers, ['retry-after', String(retryAfterSeconds)], ['cache-control', 'no-store']],
    etag: undefined,
  };
}

function isPath(address: string): boolean {
  return !address.includes('?');
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
