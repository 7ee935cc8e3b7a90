import { usualFamilyChanges } from '@sangamam/contract/conventions/family-changes';
import type { ConventionData } from '@sangamam/contract/conventions/convention';
import type { Order, OrderSummary, Review } from '@sangamam/contract/orders/order';
import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { sampleBalance } from './sample-balance.ts';

/** Ids of the records in the samples. */
export const sampleIds = {
  user: '01970000-0000-7000-8000-000000000001',
  convention: '01970000-0000-7000-8000-000000000002',
  order: '01970000-0000-7000-8000-000000000003',
  addonOrder: '01970000-0000-7000-8000-000000000004',
  package: '01970000-0000-7000-8000-000000000005',
} as const;

/** A stable id derived from a `name`; only the first six letters count. */
export function sampleId(name: string): string {
  const digits = Array.from(name.slice(0, 6), (letter) =>
    (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0'),
  );
  return `01970000-0000-7000-8000-${digits.join('').padEnd(12, '0')}`;
}

const sampleConvention: ConventionData = {
  _id: sampleIds.convention,
  name: 'Sangamam 2027',
  startDate: '2097-07-15',
  endDate: '2097-07-18',
  location: 'Orlando, Florida',
  timeZone: 'America/New_York',
  earlyBirdDate: null,
  earlyBirdStatus: false,
  bannerUrl: null,
  conventionDeadline: '2097-06-24',
  registrationOpen: true,
  uploadFamilyPicture: false,
  cancellation: [],
  cancelRequestsUntil: null,
  familyChanges: usualFamilyChanges,
  formEntries: { custodianConsent: 'https://www.example.org/consent.pdf' },
};

/** An unsubmitted registration with a package; fields that the test does not set get defaults. */
export function sampleOrder(wanted: Partial<OrderSummary> = {}): OrderSummary {
  const { status = 'INCOMPLETE', registrationStatus = null, paymentStatus = null } = wanted;
  return {
    _id: sampleIds.order,
    parentOrderId: null,
    conventionData: sampleConvention,
    tmpConvRegNo: 'T2KX7A9',
    permConvRegNo: null,
    registrationDate: '2026-11-01T10:00:00Z',
    submittedDate: null,
    status: 'INCOMPLETE',
    registrationStatus: null,
    paymentStatus: null,
    packageName: 'SILVER FAMILY',
    currency: 'USD',
    balance: sampleBalance({
      cancelled: status === 'CANCELLED',
      submitted: status !== 'INCOMPLETE',
      registrationStatus,
      paymentStatus,
    }),
    reason: null,
    resumeAt: 'review',
    waitListed: false,
    hasHotelConfirmation: false,
    hotelDetails: null,
    attending: ['Anna Mathew'],
    bought: [],
    shuttles: [],
    wallets: [],
    cancelRequest: null,
    changeRequest: null,
    questions: [],
    timelineEvents: [],
    ...wanted,
  };
}

export function samplePerson(
  firstName: string,
  relationShip: Relationship = 'SELF',
  dob = '1984-03-15',
): ParticipantRecord {
  return {
    relationShip,
    isParticipated: true,
    revision: 1,
    userId: {
      _id: sampleId(firstName),
      firstName,
      lastName: 'Mathew',
      nickName: null,
      familyName: 'Kizhakkekara',
      gender: null,
      dob,
      email: null,
      mobile: null,
      country: 'USA',
      maritalStatus: 'SINGLE',
      familyFaith: null,
      placeInKerala: null,
      parishInKerala: null,
      otherParish: null,
      organization: 'ORG10001',
      localUnitName: 'Chicago',
      receiveNotification: false,
      address: { addressLine1: null, city: null, state: null, country: null, postCode: null },
    },
  };
}

/** The full order of `sampleOrder`, without a package. */
export function sampleWholeOrder(wanted: Partial<Order> = {}): Order {
  return {
    _id: sampleIds.order,
    user: sampleIds.user,
    parentOrderId: null,
    tmpConvRegNo: 'T2KX7A9',
    permConvRegNo: null,
    registrationDate: '2026-11-01T10:00:00Z',
    status: 'INCOMPLETE',
    registrationStatus: null,
    paymentStatus: null,
    participants: [],
    packageData: null,
    selectedAddons: [],
    specialRequest: '',
    selectionRevision: 0,
    currency: 'USD',
    priceInfo: { netPrice: 0, cadNetPrice: 0 },
    conventionData: sampleConvention,
    hotelDetails: null,
    reason: null,
    arrivalDepartureInfo: { arrivalInfo: null, departureInfo: null, notes: '', revision: 0, shuttles: [] },
    consentForms: [],
    familyPicture: null,
    familyPictureNote: '',
    wallets: [],
    ...wanted,
  };
}

/** The review of `sampleOrder`. */
export function sampleReview(wanted: Partial<Review> = {}): Review {
  const self = samplePerson('Anna');
  return {
    orderId: sampleIds.order,
    participantsData: [self],
    primaryUserData: self.userId,
    packageData: {
      _id: sampleIds.package,
      name: 'SILVER FAMILY',
      packagePrice: 1050,
      packageCadPrice: 1440,
      shortDescription: 'One room',
      benefits: [],
      logoType: 'SILVER',
    },
    totalAmout: 1100,
    totalCadAmount: 1500,
    currency: 'USD',
    lines: [
      { kind: 'PACKAGE', title: 'SILVER FAMILY', detail: 'Package', quantity: 1, amount: 1050 },
      { kind: 'ADDON', title: 'Convention jersey', detail: 'Medium', quantity: 2, amount: 50 },
    ],
    discountCode: null,
    selectedAddons: [],
    specialRequest: 'A cot, please',
    convenienceFee: 0,
    balance: sampleBalance({ submitted: false, registrationStatus: null }),
    isAllParticpantsAdults: true,
    conventionData: sampleConvention,
    tmpConvRegNo: 'T2KX7A9',
    permConvRegNo: null,
    status: 'INCOMPLETE',
    registrationStatus: null,
    paymentStatus: null,
    ...wanted,
  };
}

/** The payment summary that the confirmation loads for `sampleOrder` after submission. */
export function samplePayment(wanted: Partial<PaymentSummary> = {}): PaymentSummary {
  return {
    cancellation: [],
    cancelRequestsUntil: null,
    orderId: sampleIds.order,
    isAddonOrder: false,
    tmpConvRegNo: 'T2KX7A9',
    conventionName: sampleConvention.name,
    currency: 'USD',
    netPrice: 1100,
    balance: sampleBalance({ net: wanted.netPrice ?? 1100, paymentStatus: wanted.paymentStatus ?? null }),
    lines: [],
    options: [],
    status: 'SUBMITTED',
    registrationStatus: 'PENDING_REG_APPROVAL',
    paymentStatus: null,
    refusal: null,
    payment: null,
    ...wanted,
  };
}
