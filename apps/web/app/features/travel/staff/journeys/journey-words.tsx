import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { JourneyFilters } from '@sangamam/contract/travel/journeys/journey-filters';

import { searched } from '#phrases/letters/staff/audience.ts';
import * as phrases from '#phrases/travel/staff/journeys.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { useAirports } from '../../family/api.ts';

/** The families that filters of the journeys find, in words. */
export function JourneyWords({ filters }: { filters: JourneyFilters }) {
  const { data: airports = [] } = useAirports();
  const { view, direction, airport, day, from, until, search } = filters;
  const hours = from && until ? `${from}-${until}` : undefined;
  const hourRanges: Readonly<Partial<Record<string, string>>> = phrases.hourRanges;
  const place = airport && (airports.find(({ code }) => code === airport)?.name ?? airport);
  const words = [
    { label: phrases.show, text: view && phrases.journeyViews[view] },
    { label: phrases.hours, text: hours && (hourRanges[hours] ?? hours) },
    { label: searched, text: search },
  ];
  return (
    <>
      <p>
        {phrases.familiesWho({
          direction,
          airport: place ?? '',
          day: day ? shortDate(day) : '',
        })}
      </p>
      <WordList words={words} />
    </>
  );
}
