import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a route of the web app says in its `handle`: what of the query the server's rendering depends on. */
type ReadSearch = (search: URLSearchParams) => Readonly<Record<string, string | undefined>>;

/** The address that a page is rendered and kept under. */
export interface PageAddress {
  /** Path and query. */
  address: string;
  /** The address has a part that anyone can make up, such as an id or a search: there is no end of such pages. */
  isOpenEnded: boolean;
}

/** Addresses that are resolved without matching them again. */
const maxKnown = 1_000;
const longestKnown = 200;

/**
 * Creates a function that reduces a request's URL to what its page depends on, so that all spellings of a page share one
 * rendering: names in the query that no route reads are dropped, paths without a page become one, and the letters' case
 * and slashes at the end do not count where a path has no parameter. Requests for a page's data are reduced alike.
 */
export function createPageAddresses(build: ServerBuild): (url: string) => PageAddress {
  const routes = routeTree(build);
  const known = new LRUCache<string, PageAddress>({ max: maxKnown });
  return (url) => {
    const before = known.get(url);
    if (before !== undefined) return before;
    const resolved = resolve(routes, url);
    if (url.length <= longestKnown) known.set(url, resolved);
    return resolved;
  };
}

function resolve(routes: RouteObject[], url: string): PageAddress {
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/u, '/'), 'http://site.invalid');
  const isData = pathname.endsWith('.data');
  const matches = matchRoutes(routes, isData ? pathOfData(pathname) : pathname);
  const last = matches?.at(-1);
  if (!matches || !last) return { address: url, isOpenEnded: true };
  const isMissing = last.route.path === '*';
  const hasParameters = !isMissing && Object.keys(last.params).length > 0;
  const path = hasParameters ? withoutSlash(last.pathname) : patternOf(matches).replace('*', missing);
  const query = new URLSearchParams();
  for (const { route } of matches) {
    const handle = route.handle as { readSearch?: ReadSearch } | undefined;
    for (const [name, value] of Object.entries(handle?.readSearch?.(searchParams) ?? {}))
      if (value !== undefined && value !== '') query.set(name, value);
  }
  const isOpenEnded = hasParameters || query.size > 0;
  const wanted = isData ? wantedRoutes(matches, searchParams) : undefined;
  if (wanted !== undefined) query.set('_routes', wanted);
  const address = isData ? dataPath(path) : path;
  return { address: query.size > 0 ? `${address}?${query}` : address, isOpenEnded };
}

/** A path that no route has, for all pages that do not exist. */
const missing = 'not-found';

/** The path of the routes, in their own spelling. */
function patternOf(matches: readonly { route: RouteObject }[]): string {
  const parts = matches.map(({ route }) => route.path ?? '').filter((part) => part !== '');
  return `/${parts.join('/')}`;
}

/** The routes whose data a page asks for: of those that it may name, in one order. */
function wantedRoutes(
  matches: readonly { route: RouteObject }[],
  search: URLSearchParams,
): string | undefined {
  const asked = search.get('_routes')?.split(',');
  const found = matches.flatMap(({ route }) => (asked?.includes(route.id ?? '') ? [route.id] : []));
  return found.length > 0 ? found.join(',') : undefined;
}

/** As the router names the data of a page: `/faq.data`, and `/_.data` for a path that ends with a slash. */
function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

function pathOfData(pathname: string): string {
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.slice(0, -'.data'.length);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/u, '');
}

/** The routes of the build as a tree, with the handles of their modules. */
function routeTree({ routes }: ServerBuild): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    all.filter((route) => route.parentId === parentId).map(asObject);
  const asObject = ({
    id,
    path,
    index,
    module,
    caseSensitive = false,
  }: (typeof all)[number]): RouteObject => {
    const common = { id, caseSensitive, handle: module.handle, ...(path !== undefined && { path }) };
    return index === true ? { ...common, index } : { ...common, children: below(id) };
  };
  return below(undefined);
}
