import type { SiteSettings } from '@sangamam/contract/reference-data/site-settings';
import { useRouteLoaderData } from 'react-router';

/** What every page of the site knows: where the site is, and its settings, unless they could not be read. */
export interface SiteFacts {
  /** Scheme and host under which people know the site. */
  origin: string;
  settings: SiteSettings | null;
}

/** The route whose loader reads the facts: the frame around all pages but the admin area. */
export const siteFactsRoute = 'routes/shell-layout';

/** The settings of the site; nothing where they could not be read, and outside of the frame. */
export function useSiteSettings(): SiteSettings | null {
  return useRouteLoaderData<SiteFacts>(siteFactsRoute)?.settings ?? null;
}
