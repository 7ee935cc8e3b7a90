/**
 * The `handle` of a route whose rendering on the server depends on the query. Names and values that no route of a page
 * returns here are dropped before the page is rendered and kept, so that made-up queries make no new pages.
 */
export interface SearchHandle {
  /** Returns what the rendering depends on, by its name in the query; invalid values are left out. */
  readSearch: (search: URLSearchParams) => Readonly<Record<string, string | undefined>>;
}
