import type { ConventionData } from '@sangamam/contract/conventions/convention';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';

import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';

/** The convention as search engines read it (schema.org `Event`), with the span of its prices in US dollars. */
export function eventData(
  convention: ConventionData,
  packages: readonly CataloguePackage[],
  { origin, organiser }: { origin: string; organiser: string },
) {
  const prices = packages.map(({ price, offers: [offer] }) => offer?.salePrice ?? price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: convention.name,
    startDate: convention.startDate,
    endDate: convention.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: convention.location, address: convention.location },
    image: [new URL(convention.bannerUrl ?? site.shareImage.path, origin).href],
    url: origin,
    organizer: { '@type': 'Organization', name: organiser, url: origin },
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        validThrough: convention.conventionDeadline,
        url: new URL(paths.register, origin).href,
      },
    }),
  };
}
