import type { ChangeKind } from '@sangamam/contract/hotel/lists/compare-lists';
import type { HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';

/** How much changed since which list. */
export function SinceText({ since, counts }: { since: HotelList; counts: Record<ChangeKind, number> }) {
  const at = shortInstant(since.exportedAt);
  return (
    <>
      {phrases.sinceTheList({ at, by: since.exportedBy ?? '' })}{' '}
      <strong>
        {phrases.changesInAll({
          added: counts.NEW,
          cancelled: counts.CANCELLED,
          changed: counts.CHANGED,
        })}
      </strong>
    </>
  );
}
