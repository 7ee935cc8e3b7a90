import type {
  RegistrationDetail,
  RegistrationRow,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { sampleBalance } from './sample-balance.ts';

/** A row of the admin list: a registration of two people that waits for a decision. */
export const registrationRow: RegistrationRow = {
  _id: '01970000-0000-7000-8000-0000000000a1',
  tmpConvRegNo: 'TABCDEF',
  permConvRegNo: null,
  isAddonOrder: false,
  canBeApproved: true,
  registrantName: 'Anna Mathew',
  familyName: 'Vallathara',
  email: 'anna@example.org',
  localUnitName: 'Chicago',
  conventionName: 'Sangamam of the East',
  people: 2,
  packageName: 'FAMILY',
  balance: sampleBalance({ net: 900 }),
  currency: 'USD',
  status: 'SUBMITTED',
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  submittedAt: '2026-11-02T10:00:00.000Z',
  conversation: null,
  vouch: null,
  cancelAskedAt: null,
  changeRequested: false,
  care: { assignedTo: null, labels: [], followUp: null },
};

const self: RegistrationDetail['participants'][number] = {
  relationShip: 'SELF',
  isParticipated: true,
  revision: 1,
  userId: {
    _id: '01970000-0000-7000-8000-0000000000b1',
    firstName: 'Anna',
    lastName: 'Mathew',
    nickName: null,
    familyName: 'Vallathara',
    gender: 'FEMALE',
    dob: '1984-03-15',
    email: 'anna@example.org',
    mobile: { countryCode: '+1', phoneNumber: '3125550142' },
    country: 'USA',
    maritalStatus: 'MARRIED',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Kottayam',
    parishInKerala: 'Kaipuzha',
    otherParish: null,
    organization: 'ORG10004',
    localUnitName: 'Chicago',
    receiveNotification: false,
    address: { addressLine1: null, city: null, state: null, country: null, postCode: null },
  },
};

/** The detail view of the same registration. */
export const registrationDetail: RegistrationDetail = {
  ...registrationRow,
  cancelRequest: null,
  participants: [
    self,
    {
      ...self,
      relationShip: 'SPOUSE',
      userId: {
        ...self.userId,
        _id: '01970000-0000-7000-8000-0000000000b2',
        firstName: 'Thomas',
        email: null,
        mobile: null,
      },
    },
  ],
  lines: [],
  parent: null,
  addonOrders: [],
  familyBalance: null,
  attendsWithoutAdult: false,
  specialRequest: '',
  conversationEntries: [],
  reason: null,
  history: [],
  unsubscribedAt: null,
  bounce: null,
  mails: [],
  undo: null,
  actions: ['approve', 'reject', 'cancel'],
};
