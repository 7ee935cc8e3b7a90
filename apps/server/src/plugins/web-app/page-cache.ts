import type { CutPage } from './cut-page.ts';

interface Entry {
  page: Promise<CutPage>;
  until: number;
}

/** Renders an address (path and query) to a page. */
export type FindPage = (address: string) => Promise<CutPage>;

/**
 * Keeps each page for `keepMs` and lets all who ask for it meanwhile share one rendering. The time is shorter than
 * anybody notices after a change, and long enough that a rush renders a page once a second and not once a visitor.
 * Failures are not kept. Holds at most `size` pages, the oldest leaves first.
 */
export function createPageCache(
  render: FindPage,
  { keepMs = 1_000, size = 500, now = Date.now }: { keepMs?: number; size?: number; now?: () => number } = {},
): FindPage {
  const entries = new Map<string, Entry>();
  const forget = (address: string, entry: Entry) => {
    if (entries.get(address) === entry) entries.delete(address);
  };
  return (address) => {
    const known = entries.get(address);
    if (known && known.until > now()) return known.page;
    const entry: Entry = { page: render(address), until: now() + keepMs };
    entries.delete(address);
    entries.set(address, entry);
    if (entries.size > size) entries.delete(entries.keys().next().value ?? address);
    entry.page.then(
      (page) => {
        if (page.status >= 500) forget(address, entry);
      },
      () => forget(address, entry),
    );
    return entry.page;
  };
}
