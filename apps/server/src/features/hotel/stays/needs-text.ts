import { accessNeeds, type AccessNeed } from '@sangamam/contract/people/cards/card';

import * as phrases from '#phrases/hotel/hotel.ts';

/** How many in these rooms have which access need, in words; empty where nobody has any. */
export function needsText(rooms: readonly Partial<Record<AccessNeed, number>>[]): string {
  return accessNeeds
    .flatMap((need) => {
      const count = rooms.reduce((sum, room) => sum + (room[need] ?? 0), 0);
      return count === 0 ? [] : [phrases.needCount({ count, need: phrases.accessNeedNames[need] })];
    })
    .join(', ');
}
