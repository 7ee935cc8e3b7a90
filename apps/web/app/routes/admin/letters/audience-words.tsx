import type { AskedAudience } from '@sangamam/contract/letters/letter-draft';

import { FilterWords } from '#web/features/orders/staff/registrations/filter-words.tsx';
import { JourneyWords } from '#web/features/travel/staff/journeys/journey-words.tsx';

/** To whom a letter goes, in the words of the list that found them. */
export function AudienceWords({ conventionId, audience }: { conventionId: string; audience: AskedAudience }) {
  switch (audience.list) {
    case undefined:
    case 'REGISTRATIONS':
      return <FilterWords conventionId={conventionId} filters={audience.filters} />;
    case 'JOURNEYS':
      return <JourneyWords filters={audience.filters} />;
  }
}
