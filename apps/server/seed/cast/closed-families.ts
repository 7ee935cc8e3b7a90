import type { Family } from './family.ts';

/** Cancelled by staff at the family's request after payment: a refund is due. */
export const poothara: Family = {
  registrant: {
    firstName: 'Shiny',
    lastName: 'Varghese',
    familyName: 'Poothara',
    gender: 'FEMALE',
    maritalStatus: 'MARRIED',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Ranni',
    parishInKerala: 'Ranni',
    organization: 'ORG10015',
    country: 'USA',
    street: '28 Mango Orchard',
    city: 'Gilbert',
    state: 'Arizona',
    postCode: '85296',
    nearByCity: 'Phoenix',
    email: 'shiny.poothara@example.org',
    phone: '6025550166',
    age: 38,
    birthday: '04-04',
  },
  members: [
    {
      relationship: 'SPOUSE',
      firstName: 'Renny',
      lastName: 'Varghese',
      maritalStatus: 'MARRIED',
      parishInKerala: "Cherukara, St. Mary's",
      age: 43,
      birthday: '01-19',
    },
    {
      relationship: 'DAUGHTER',
      firstName: 'Elena',
      lastName: 'Renny',
      maritalStatus: 'SINGLE',
      age: 6,
      birthday: '08-22',
    },
  ],
  shows: 'CANCELLED after the money had come: the treasurer owes a refund',
  signedUpDaysAgo: 44,
  registration: {
    startedDaysAgo: 42,
    packageName: 'SILVER FAMILY',
    events: [
      { does: 'submit', daysAgo: 42 },
      { does: 'approve', daysAgo: 40 },
      { does: 'pay-by-zelle', from: 'shiny.poothara@example.org', daysAgo: 40 },
      { does: 'receive-money', reference: 'Zelle BAC 40071', daysAgo: 38 },
      {
        does: 'cancel',
        reason: 'The family asked us to: a new baby is on the way. Every blessing!',
        daysAgo: 11,
      },
    ],
  },
};

/** Rejected by the registrar. */
export const nedumchira: Family = {
  registrant: {
    firstName: 'Prakash',
    lastName: 'Antony',
    familyName: 'Nedumchira',
    gender: 'MALE',
    maritalStatus: 'SINGLE',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Sankranthi',
    parishInKerala: 'Sankranthi',
    organization: 'ORG10009',
    country: 'USA',
    street: '11 Desert Palm Street',
    city: 'Henderson',
    state: 'Nevada',
    postCode: '89012',
    nearByCity: 'Las Vegas',
    email: 'prakash.nedumchira@example.com',
    phone: '7025550177',
    age: 29,
    birthday: '02-09',
  },
  members: [],
  shows: 'REG_REJECTED: only reading and the receipt are left',
  signedUpDaysAgo: 25,
  registration: {
    startedDaysAgo: 24,
    packageName: 'SINGLE REGISTRATION',
    events: [
      { does: 'submit', daysAgo: 24 },
      {
        does: 'reject',
        reason:
          'Your local unit could not verify the membership. Please write to us, and we will look again.',
        daysAgo: 19,
      },
    ],
  },
};
