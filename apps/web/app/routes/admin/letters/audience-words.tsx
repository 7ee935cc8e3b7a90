import type { AskedAudience } from '@sangamam/contract/letters/letter-draft';

import { StayWords } from '#web/features/hotel/staff/stays/stay-words.tsx';
import { PaymentFilterWords } from '#web/features/ledger/staff/payments/payment-filter-words.tsx';
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
    case 'STAYS':
      return <StayWords filters={audience.filters} />;
    case 'PAYMENTS':
      return <PaymentFilterWords filters={audience.filters} />;
  }
}
