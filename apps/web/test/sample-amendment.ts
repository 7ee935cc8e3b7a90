import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getAmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';

import { registrationDetail } from './registration-detail.ts';
import { sampleBalance } from './sample-balance.ts';
import { sampleIds } from './sample-orders.ts';

export const banquetId = '01970000-0000-7000-8000-0000000000f2';
/** An add-on that is no longer on offer. */
export const tourId = '01970000-0000-7000-8000-0000000000f3';

const cataloguePackage: Omit<CataloguePackage, '_id' | 'name' | 'price' | 'cadPrice'> = {
  conventionId: sampleIds.convention,
  shortDescription: '',
  benefits: [],
  offers: [],
  logoType: 'GOLD',
  placesLeft: null,
  eligibility: { minPeople: null, maxPeople: null, minAge: null, maxAge: null },
  clearedOnParticipantChange: false,
};

/** What can be changed in the sample registration: two people, a package, two adults at the banquet and an old tour. */
export const sampleAmendmentOptions: EndpointData<typeof getAmendmentOptions> = {
  userId: sampleIds.user,
  conventionId: sampleIds.convention,
  cancellation: [],
  today: '2027-02-10',
  currency: 'USD',
  people: registrationDetail.participants.map(({ relationShip, userId }) => ({
    participantId: userId._id,
    name: `${userId.firstName} ${userId.lastName}`,
    relationship: relationShip,
    attends: true,
    knownFrom: null,
  })),
  packageId: sampleIds.package,
  packageName: 'FAMILY',
  packages: [
    { ...cataloguePackage, _id: sampleIds.package, name: 'FAMILY', price: 900, cadPrice: 1200 },
    {
      ...cataloguePackage,
      _id: '01970000-0000-7000-8000-0000000000f1',
      name: 'GOLD',
      price: 1300,
      cadPrice: 1700,
      placesLeft: 2,
    },
  ],
  addons: [
    {
      _id: banquetId,
      conventionId: sampleIds.convention,
      title: 'Banquet',
      shortDescription: 'On Saturday',
      type: 'ADULT_CHILDREN',
      adultOrChildren: { adultPrice: 70, cadAdultPrice: 95, childrenPrice: 30, cadChildrenPrice: 40 },
      placesLeft: { ADULT: 1 },
    },
  ],
  selection: [
    { addonId: banquetId, key: 'ADULT', title: 'Banquet', quantity: 2 },
    { addonId: tourId, key: 'Tickets', title: 'Old tour', quantity: 3 },
  ],
  specialRequest: 'No stairs',
  balance: sampleBalance({ net: 960 }),
  amendments: 2,
};
