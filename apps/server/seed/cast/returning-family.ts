import type { Family } from './family.ts';

const child = { lastName: 'Siby', maritalStatus: 'SINGLE' } as const;

/** Six people who attended the previous convention, and have not registered for the next one yet. */
export const thottungal: Family = {
  registrant: {
    firstName: 'Siby',
    lastName: 'Mathew',
    familyName: 'Thottungal',
    gender: 'MALE',
    maritalStatus: 'MARRIED',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Uzhavoor',
    parishInKerala: "Uzhavoor, St. Stephen's Forane",
    organization: 'ORG10004',
    country: 'USA',
    street: '27 Cardamom Court',
    city: 'Skokie',
    state: 'Illinois',
    postCode: '60077',
    nearByCity: 'Chicago',
    email: 'siby.thottungal@example.org',
    phone: '3125550168',
    age: 45,
    birthday: '06-12',
  },
  members: [
    {
      relationship: 'SPOUSE',
      firstName: 'Jessy',
      lastName: 'Siby',
      maritalStatus: 'MARRIED',
      parishInKerala: 'Monippally',
      age: 42,
      birthday: '09-03',
    },
    { ...child, relationship: 'DAUGHTER', firstName: 'Merin', age: 16, birthday: '01-22' },
    { ...child, relationship: 'SON', firstName: 'Alan', age: 13, birthday: '04-09' },
    { ...child, relationship: 'SON', firstName: 'Aaron', age: 9, birthday: '11-02' },
    {
      relationship: 'MOTHER',
      firstName: 'Annamma',
      lastName: 'Mathew',
      maritalStatus: 'WIDOW',
      age: 71,
      birthday: '02-14',
    },
  ],
  shows: 'CONFIRMED the last time: registers the same six people in one step',
  signedUpDaysAgo: 570,
  cameLastTime: true,
};
