import { accessNeeds, type AccessNeed } from '@sangamam/contract/people/cards/card';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { needNames } from '#web/domain/cards/need-options.ts';

/** How many have which access need, in words; empty where nobody has any. */
export function needText(counts: readonly Partial<Record<AccessNeed, number>>[]): string {
  return accessNeeds
    .flatMap((need) => {
      const count = counts.reduce((sum, one) => sum + (one[need] ?? 0), 0);
      return count === 0 ? [] : [phrases.needCount({ count, need: needNames[need] })];
    })
    .join(', ');
}
