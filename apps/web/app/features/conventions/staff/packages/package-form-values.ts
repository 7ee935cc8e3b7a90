import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { PackageFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';

export type StoredPackage = ConventionConfiguration['packages'][number];

/** The form values of a new package. */
export const emptyPackage: PackageFormInput = {
  name: '',
  price: '',
  cadPrice: '',
  shortDescription: '',
  benefits: '',
  logoType: 'GOLD',
  active: true,
  clearedOnParticipantChange: false,
  includesRoom: true,
  capacity: '',
  minPeople: '',
  maxPeople: '',
  minAge: '',
  maxAge: '',
  offers: [],
};

/** An offer that was just added. */
export const emptyOffer: PackageFormInput['offers'][number] = {
  offerDescription: '',
  salePrice: '',
  cadSalePrice: '',
  earlyBird: true,
  validFrom: '',
  validUntil: '',
};

/** The form values of an existing package. */
export function packageFromWire(stored: StoredPackage): PackageFormInput {
  const { name, shortDescription, logoType, active } = stored;
  return {
    name,
    shortDescription,
    logoType,
    active,
    price: String(stored.price),
    cadPrice: String(stored.cadPrice),
    benefits: stored.benefits.join('\n'),
    clearedOnParticipantChange: stored.clearedOnParticipantChange ?? false,
    includesRoom: stored.includesRoom ?? true,
    capacity: typed(stored.capacity),
    minPeople: typed(stored.minPeople),
    maxPeople: typed(stored.maxPeople),
    minAge: typed(stored.minAge),
    maxAge: typed(stored.maxAge),
    offers: stored.offers.map((offer) => ({
      offerDescription: offer.offerDescription,
      salePrice: String(offer.salePrice),
      cadSalePrice: String(offer.cadSalePrice),
      earlyBird: offer.earlyBird,
      validFrom: offer.validFrom ?? '',
      validUntil: offer.validUntil ?? '',
    })),
  };
}

function typed(value: number | null): string {
  return value === null ? '' : String(value);
}
