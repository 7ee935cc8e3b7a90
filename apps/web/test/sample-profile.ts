import type { UserProfile } from '@sangamam/contract/accounts/user-profile';

/** A registrant of whom everything is known. */
export const sampleProfile: UserProfile = {
  _id: '01970000-0000-7000-8000-000000000001',
  type: 'REGISTRANT',
  firstName: 'Anna',
  lastName: 'Mathew',
  nickName: null,
  gender: 'FEMALE',
  dob: '1988-04-15',
  familyName: 'Kunnel',
  familyFaith: 'Knanaya Catholic',
  placeInKerala: 'Kottayam',
  localUnitId: 'ORG10004',
  localUnitName: 'Chicago',
  organization: 'ORG10004',
  parishInKerala: 'Kallissery',
  otherParish: null,
  maritalStatus: 'MARRIED',
  nearByCity: 'Chicago',
  email: 'anna@example.org',
  mobile: { countryCode: '+1', phoneNumber: '8475550155' },
  country: 'USA',
  address: {
    addressLine1: '12 Lake Street',
    city: 'Chicago',
    state: 'Illinois',
    country: 'USA',
    postCode: '60601',
  },
  signedProfilePicture: null,
  registeredConventions: [],
};
