import type { AskedAudience } from '@sangamam/contract/letters/letter-draft';

import { ConsentWords, MissingConsentWords } from '#web/features/documents/staff/consents/consent-words.tsx';
import { PictureWords } from '#web/features/documents/staff/family-picture/picture-words.tsx';
import { StayWords } from '#web/features/hotel/staff/stays/stay-words.tsx';
import { PaymentFilterWords } from '#web/features/ledger/staff/payments/payment-filter-words.tsx';
import { UnreportedWords } from '#web/features/ledger/staff/unreported/unreported-words.tsx';
import { FilterWords } from '#web/features/orders/staff/registrations/filter-words.tsx';
import { PeopleWords } from '#web/features/people/staff/directory/people-words.tsx';
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
    case 'UNREPORTED':
      return <UnreportedWords filters={audience.filters} />;
    case 'CONSENTS':
      return <ConsentWords filters={audience.filters} />;
    case 'MISSING_CONSENTS':
      return <MissingConsentWords filters={audience.filters} />;
    case 'PICTURES':
      return <PictureWords filters={audience.filters} />;
    case 'PEOPLE':
      return <PeopleWords filters={audience.filters} />;
  }
}
