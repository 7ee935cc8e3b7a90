import type { ChangedPart } from '@sangamam/contract/hotel/lists/compare-lists';
import type { HotelChange } from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { bedTypes as bedNames, nearbyInShort } from '#phrases/hotel/staff/stays.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { needText } from '../stays/need-text.ts';

/** What of a family is another; of a new or a cancelled one, what the hotel is to know of it. */
export function ChangeDetails({ change: { parts, before, after } }: { change: HotelChange }) {
  if (before && after)
    return (
      <WordList
        words={parts.map((part) => ({
          label: phrases.parts[part],
          text: phrases.beforeAndAfter({ before: texts[part](before), after: texts[part](after) }),
        }))}
      />
    );
  const family = after ?? before;
  if (!family) return null;
  const said = (['NIGHTS', 'ROOMS'] as const).map((part) => ({
    label: phrases.parts[part],
    text: texts[part](family),
  }));
  return <WordList words={said} />;
}

const texts: Record<ChangedPart, (family: ListedFamily) => string> = {
  NIGHTS: ({ arrival, departure }) =>
    phrases.daysFromTo({ arrival: shortDate(arrival), departure: shortDate(departure) }),
  PEOPLE: ({ rooms }) => peopleText(rooms.flatMap(({ guests }) => guests)),
  ROOMS: ({ rooms }) =>
    `${phrases.roomCount(rooms.length)}: ${rooms.map(({ guests }) => peopleText(guests)).join(' | ')}`,
  BEDS: ({ rooms }) => rooms.map(({ bedType }) => bedNames[bedType]).join(' | '),
  NEARBY: ({ roomsNearby }) => nearbyInShort[roomsNearby] || phrases.none,
  NEEDS: ({ rooms }) => rooms.map(({ needs }) => needText([needs]) || phrases.none).join(' | '),
  REQUEST: ({ specialRequest }) => specialRequest || phrases.none,
};

function peopleText(guests: ListedFamily['rooms'][number]['guests']): string {
  const named = guests.map(({ name, age }) => (age === null ? name : phrases.personOfAge({ name, age })));
  return named.join('; ') || phrases.none;
}
