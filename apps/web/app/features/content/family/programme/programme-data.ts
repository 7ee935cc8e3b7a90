import type { ProgrammeItem } from '@sangamam/contract/content/programme';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import { paths } from '#web/config/paths.ts';

/** Parts of an event that search engines show; a longer list only makes the page heavier. */
const most = 60;

/** The programme as search engines read it: parts of the convention (schema.org `Event`), in the time of the place. */
export function programmeData(
  { name, startDate, endDate, location }: ConventionData,
  items: readonly ProgrammeItem[],
  origin: string,
) {
  const place = { '@type': 'Place', name: location, address: location };
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate,
    endDate,
    location: place,
    url: new URL(paths.programme, origin).href,
    subEvent: items.slice(0, most).map(({ date, startTime, title, hall }) => ({
      '@type': 'Event',
      name: title,
      startDate: `${date}T${startTime}`,
      location: hall === '' ? place : { '@type': 'Place', name: hall, address: location },
    })),
  };
}
