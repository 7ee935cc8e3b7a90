import { AppError } from '#server/http/errors/app-error.ts';
import type { CutPage } from './cut-page.ts';

interface Entry {
  page: Promise<CutPage>;
  until: number;
}

/** Renders an address (path and query) to a page. */
export type RenderPage = (address: string) => Promise<CutPage>;

/**
 * Finds the page of an address. `admit` is asked before an address is rendered that may have been made up: one with a
 * query, or one where no page was found before. Where it says no, the page of the path alone is answered.
 */
export type FindPage = (address: string, admit?: () => boolean) => Promise<CutPage>;

/** How many pages are kept for the time when none can be rendered. */
const maxLastPages = 200;

const retryAfterSeconds = 5;

/**
 * Keeps each page for `keepMs` and lets all who ask for it meanwhile share one rendering. The time is shorter than
 * anybody notices after a change, and long enough that a rush renders a page once a second and not once a visitor.
 * Failures are not kept. Holds at most `size` pages, the oldest leaves first. While pages cannot be rendered (503), the
 * last page of the path is answered, still as 503.
 */
export function createPageCache(
  render: RenderPage,
  { keepMs = 1_000, size = 500, now = Date.now }: { keepMs?: number; size?: number; now?: () => number } = {},
): FindPage {
  const entries = new Map<string, Entry>();
  /** The last good page of each path, without a query. */
  const lastPages = new Map<string, CutPage>();
  const forget = (address: string, entry: Entry) => {
    if (entries.get(address) === entry) entries.delete(address);
  };
  async function renderOrRecall(address: string): Promise<CutPage> {
    const page = await render(address);
    if (page.status === 200 && isPath(address)) {
      lastPages.delete(address);
      addBounded(lastPages, { key: address, value: page, size: maxLastPages });
    }
    const last = page.status === 503 ? lastPages.get(pathOf(address)) : undefined;
    return last === undefined ? page : { ...last, status: 503, headers: page.headers, etag: undefined };
  }
  return function find(address, admit) {
    const known = entries.get(address);
    if (known && known.until > now()) return known.page;
    if (admit !== undefined && !lastPages.has(address) && !admit()) {
      if (isPath(address)) return Promise.reject(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
      return find(pathOf(address), admit);
    }
    const entry: Entry = { page: renderOrRecall(address), until: now() + keepMs };
    entries.delete(address);
    addBounded(entries, { key: address, value: entry, size });
    entry.page.then(
      (page) => {
        if (page.status >= 500) forget(address, entry);
      },
      () => forget(address, entry),
    );
    return entry.page;
  };
}

/** Adds to `map`; the oldest entry leaves where there are more than `size`. */
function addBounded<Value>(
  map: Map<string, Value>,
  { key, value, size }: { key: string; value: Value; size: number },
): void {
  map.set(key, value);
  if (map.size > size) map.delete(map.keys().next().value ?? key);
}

function isPath(address: string): boolean {
  return !address.includes('?');
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
