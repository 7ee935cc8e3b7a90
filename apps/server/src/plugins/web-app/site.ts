import type { FastifyBaseLogger } from 'fastify';
import type { ServerBuild } from 'react-router';

import { beforeAllCalls } from '#server/db/connection/call-age.ts';

import { renderBusyPage } from './busy-page.ts';
import { createPageAddresses, type PageAddress } from './page-address.ts';
import { createPageCache, type FindPage } from './page-cache.ts';
import { createPageRenderer, type FetchApi, type WebBuild } from './render-page.ts';
import type { createRenderPlaces } from './render-places.ts';
import { splitPage, type SplitPage } from './split-page.ts';

export interface SiteOptions {
  build: WebBuild;
  mode: 'development' | 'production';
  publicUrl: string;
  fetchApi: FetchApi;
  log: FastifyBaseLogger;
  inPlace: ReturnType<typeof createRenderPlaces>;
}

/** The pages of the site in one language. */
export interface Site {
  /** Finds the page of a request's URL. `admit` is asked before a page is rendered for an open-ended address. */
  find(url: string, admit: () => boolean): Promise<SplitPage>;
  /** The page that says that the site is busy. */
  busyPage(): Promise<SplitPage>;
  /** The page that says that the site is closed for maintenance, with what the operator wrote. */
  closedPage(note: string | null): Promise<SplitPage>;
}

/** Pages are kept for a moment in production only, and so are their addresses and the busy page. */
export function createSite({ build, inPlace, mode, ...options }: SiteOptions): Site {
  const isProduction = mode === 'production';
  const renderPage = createPageRenderer({ build, mode, ...options });
  const render = async ({ address }: PageAddress) => splitPage(await renderPage(address));
  const cached = (find: typeof render): FindPage => (isProduction ? createPageCache(find) : find);
  // Of open-ended addresses there is no end, nor of renderings for them.
  const renderInTurn = (page: PageAddress) =>
    page.isOpenEnded ? render(page) : beforeAllCalls(() => render(page));
  const findPage = cached((page) => inPlace(page, () => renderInTurn(page)));
  const findManifest = cached(render);
  let addresses: { build: ServerBuild; of: (url: string) => PageAddress } | undefined;
  let busy: Promise<SplitPage> | undefined;
  let closed: { note: string | null; page: Promise<SplitPage> } | undefined;

  return {
    async find(url, admit) {
      if (isManifest(url)) return findManifest({ address: url, isOpenEnded: false }, admit);
      const current = await build.load();
      // In development each change makes a new build.
      if (addresses?.build !== current) addresses = { build: current, of: createPageAddresses(current) };
      return findPage(addresses.of(url), admit);
    },
    async busyPage() {
      if (!isProduction) return renderBusyPage(build, mode);
      return (busy ??= renderBusyPage(build, mode));
    },
    async closedPage(note) {
      if (!isProduction) return renderBusyPage(build, mode, { note });
      if (closed?.note !== note) closed = { note, page: renderBusyPage(build, mode, { note }) };
      return closed.page;
    },
  };
}

/**
 * Browsers request a part of the route manifest for every new set of links on a page. This renders no page, and a hall
 * full of families behind one IP address sends many of these requests.
 */
export function isManifest(url: string): boolean {
  return url.startsWith('/__manifest?');
}
