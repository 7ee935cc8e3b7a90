import type { ChangedPart, ListChange } from '@sangamam/contract/hotel/lists/compare-lists';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';

import * as phrases from '#phrases/hotel/hotel.ts';

import { needsText } from '../stays/needs-text.ts';

/** What a part of a family is, in words. */
const texts: Record<ChangedPart, (family: ListedFamily) => string> = {
  NIGHTS: ({ arrival, departure }) => phrases.daysFromTo({ arrival, departure }),
  PEOPLE: ({ rooms }) => rooms.map(({ guests }) => guests.map(guestText).join(', ')).join(' | '),
  ROOMS: ({ rooms }) =>
    `${rooms.length}: ${rooms.map(({ guests }) => guests.map(({ name }) => name).join(', ')).join(' | ')}`,
  BEDS: ({ rooms }) => rooms.map(({ bedType }) => phrases.bedTypeNames[bedType] || phrases.none).join(' | '),
  NEARBY: ({ roomsNearby }) => phrases.roomsNearbyNames[roomsNearby] || phrases.none,
  NEEDS: ({ rooms }) => rooms.map(({ needs }) => needsText([needs]) || phrases.none).join(' | '),
  REQUEST: ({ specialRequest }) => specialRequest || phrases.none,
};

function guestText({ name, age }: ListedFamily['rooms'][number]['guests'][number]): string {
  return age === null ? name : phrases.personOfAge({ name, age });
}

/** What of a family changed, before and after, a line for each part; empty for a new or a cancelled one. */
export function changeText({ parts, before, after }: ListChange): string {
  if (!before || !after) return '';
  return parts
    .map((part) =>
      phrases.beforeAndAfter({
        part: phrases.changedParts[part],
        before: texts[part](before),
        after: texts[part](after),
      }),
    )
    .join('\n');
}
