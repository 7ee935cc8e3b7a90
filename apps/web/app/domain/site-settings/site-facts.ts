import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { useRouteLoaderData } from 'react-router';

/** What every page of the site knows: its origin and, unless they could not be read, its settings. */
export interface SiteFacts {
  /** Public scheme and host of the site. */
  origin: string;
  settings: SiteSettings | null;
}

/** The route whose loader reads the facts: the layout of all pages except the admin area. */
export const siteFactsRoute = 'routes/shell-layout';

/** The settings of the site; null if they could not be read, and outside of that layout. */
export function useSiteSettings(): SiteSettings | null {
  return useRouteLoaderData<SiteFacts>(siteFactsRoute)?.settings ?? null;
}

/** Public scheme and host of the site, for addresses that leave it; empty outside of that layout. */
export function useSiteOrigin(): string {
  return useRouteLoaderData<SiteFacts>(siteFactsRoute)?.origin ?? '';
}
