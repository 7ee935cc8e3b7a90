import type { Location, MetaDescriptor } from 'react-router';

import { site } from '#web/config/site.ts';
import { siteFactsRoute, type SiteFacts } from '#web/domain/site-settings/site-facts.ts';

/** What a page tells search engines and link previews. */
export interface PageDescription {
  /** Without the site's name; the home page leaves it out. */
  title?: string | undefined;
  description: string;
  /** Path of a picture of this site; the site's own where absent. */
  image?: string | undefined;
  /** Canonical path and query, where the address has more than that. */
  address?: string;
}

/** The part of a route's `meta` arguments that the head needs. */
export interface MetaSource {
  location: Location;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The head of a public page: title, description, canonical address, Open Graph. */
export function pageHead(
  { location, matches }: MetaSource,
  { title, description, image, address = location.pathname }: PageDescription,
): MetaDescriptor[] {
  const { origin } = siteFactsOf(matches);
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name} · ${site.tagline}`;
  const url = new URL(address, origin).href;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...imageOf(image, origin),
  ];
}

/** The site facts, from the loader data of the layout route. */
export function siteFactsOf(matches: MetaSource['matches']): SiteFacts {
  const facts = matches.find((match) => match?.id === siteFactsRoute)?.loaderData;
  return (facts as SiteFacts | undefined) ?? { origin: 'http://localhost', settings: null };
}

function imageOf(image: string | undefined, origin: string): MetaDescriptor[] {
  const own = !image;
  return [
    { property: 'og:image', content: new URL(own ? site.shareImage.path : image, origin).href },
    ...(own
      ? [
          { property: 'og:image:width', content: String(site.shareImage.width) },
          { property: 'og:image:height', content: String(site.shareImage.height) },
          { property: 'og:image:alt', content: site.shareImage.alt },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
