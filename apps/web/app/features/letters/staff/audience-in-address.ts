import { readFilters } from '@sangamam/contract/fields/read-filters';
import { consentFilters, missingConsentFilters } from '@sangamam/contract/documents/consents/consent-filters';
import { pictureFilters } from '@sangamam/contract/documents/family-picture/picture-filters';
import { stayFiltersInAddress } from '@sangamam/contract/hotel/stays/stay-filters';
import { paymentFiltersInAddress } from '@sangamam/contract/ledger/payments/payment-filters';
import { unreportedFilters } from '@sangamam/contract/ledger/unreported/unreported-filters';
import type { AskedAudience } from '@sangamam/contract/letters/letter-draft';
import { filtersInAddress } from '@sangamam/contract/orders/registrations/registration-filters';
import { peopleFilters } from '@sangamam/contract/people/directory/people-filters';
import { journeyFiltersInAddress } from '@sangamam/contract/travel/journeys/journey-filters';

/** What the address of a list, or a saved view of it, asks for by name, as a letter has it: its convention is the letter's. */
export function audienceIn(list: string, value: (name: string) => string): AskedAudience {
  switch (list) {
    case 'JOURNEYS':
      return { list, filters: journeyFiltersInAddress(value) };
    case 'STAYS':
      return { list, filters: stayFiltersInAddress(value) };
    case 'PAYMENTS': {
      // One of the treasurer's views is of what has no payment.
      if (value('view') === 'NOT_REPORTED') return audienceIn('UNREPORTED', value);
      const { conventionId: _convention, ...filters } = paymentFiltersInAddress(value);
      return { list, filters };
    }
    case 'UNREPORTED':
      return { list, filters: readFilters(unreportedFilters, value) };
    case 'CONSENTS':
      return { list, filters: readFilters(consentFilters, value) };
    case 'MISSING_CONSENTS':
      return { list, filters: readFilters(missingConsentFilters, value) };
    case 'PICTURES':
      return { list, filters: readFilters(pictureFilters, value) };
    case 'PEOPLE':
      return { list, filters: readFilters(peopleFilters, value) };
    default: {
      const { conventionId: _convention, ...filters } = filtersInAddress(value).filters;
      return { list: 'REGISTRATIONS', filters };
    }
  }
}
