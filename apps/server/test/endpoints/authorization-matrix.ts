import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

/** Ids of one family's records. The convention and its packages are public. */
export interface Whose {
  userId: string;
  orderId: string;
  participantId: string;
  conventionId: string;
  packageId: string;
}

/** The input of a call to a family's own records. */
interface OwnInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Who may call an endpoint, deliberately written down a second time: the contract must agree with this table. */
export interface MatrixRow {
  /** Staff roles; `ADMIN` is always included and not listed. */
  may: 'everybody' | 'signed-in' | 'registrants' | readonly StaffRole[];
  /** Requires a proof that is at most ten minutes old. */
  proof?: true;
  /** Open to staff who must set up a second factor first. */
  beforeSecondFactor?: true;
  /** A family's call for its own records, where the endpoint is about records with an owner. */
  own?: (whose: Whose) => OwnInput;
  /** The refusal for another family's record: identical to the one for a record that does not exist. */
  notTheirs?: ErrorCode;
}

const everybody: MatrixRow = { may: 'everybody' };
const signedIn: MatrixRow = { may: 'signed-in' };
const staff = (...may: StaffRole[]): MatrixRow => ({ may });
const withProof = (row: MatrixRow): MatrixRow => ({ ...row, proof: true });
const onTheWay = (row: MatrixRow): MatrixRow => ({ ...row, beforeSecondFactor: true });
const anyStaff = staff('REGISTRAR', 'TREASURER', 'EDITOR', 'HOSPITALITY', 'DESK', 'VIEWER');
const family = (own: (whose: Whose) => OwnInput, notTheirs: ErrorCode = 'ORDER_NOT_FOUND'): MatrixRow => ({
  may: 'registrants',
  own,
  notTheirs,
});

const inQuery = ({ userId, conventionId }: Whose) => ({ query: { userId, conventionId } });
const inPath = ({ orderId }: Whose) => ({ params: { orderId } });

const participant = ({ userId, conventionId }: Whose) => ({
  primaryUserId: userId,
  conventionId,
  firstName: 'Teresa',
  lastName: 'Tharayil',
  familyName: 'Tharayil',
  relationShip: 'DAUGHTER',
  maritalStatus: 'SINGLE',
  receiveNotification: false,
  organization: 'ORG10025',
  dob: '2012-04-15',
});

const profile = {
  firstName: 'Teresa',
  lastName: 'Tharayil',
  nickName: '',
  gender: 'FEMALE',
  familyName: 'Tharayil',
  familyFaith: 'Knanaya Catholic',
  placeInKerala: 'Kottayam',
  parishInKerala: 'Kaipuzha',
  otherParish: '',
  maritalStatus: 'MARRIED',
  organization: 'ORG10025',
  country: 'USA',
  nearByCity: 'Chicago',
  mobile: { countryCode: '+1', phoneNumber: '3125550142' },
  dob: '1984-03-15',
  address: { addressLine1: '14 Maple Street', city: 'Skokie', state: 'Illinois', postCode: '60076' },
};

/** The smallest possible picture. */
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Every endpoint, as `METHOD /path`. A new endpoint belongs here before it can be merged. */
export const authorizationMatrix: Record<string, MatrixRow> = {
  'GET /media/{key}/{name}': everybody,
  'GET /v1/files/{id}': everybody,
  'POST /v1/user/registration': everybody,
  'GET /v1/user/verify-email/{token}': everybody,
  'POST /v1/user/set-password': everybody,
  'POST /v1/user/login': everybody,
  'PATCH /v1/user/forgot-password': everybody,
  'GET /v1/user/verify-token/{token}': everybody,
  'PATCH /v1/user/reset-password': everybody,
  'POST /v1/user/logout': signedIn,
  'PATCH /v1/user/change-password': signedIn,
  'GET /v1/user/id/{id}': {
    may: 'signed-in',
    own: ({ userId }) => ({ params: { id: userId } }),
    notTheirs: 'USER_NOT_FOUND',
  },
  'GET /v1/user/sessions': signedIn,
  'DELETE /v1/user/sessions/{sessionId}': signedIn,
  'DELETE /v1/user/sessions': signedIn,
  'GET /v1/user/second-factor': onTheWay(anyStaff),
  'POST /v1/user/second-factor/enroll': onTheWay(anyStaff),
  'POST /v1/user/second-factor/confirm': onTheWay(anyStaff),
  'POST /v1/user/second-factor/recovery-codes': anyStaff,
  'POST /v1/user/second-factor/remove': anyStaff,
  'POST /v1/user/proof': anyStaff,
  'POST /v1/user/updateProfileImage': family(
    ({ userId }) => ({ body: { userId, name: 'me.png', profileImagePreview: onePixel } }),
    'USER_NOT_FOUND',
  ),
  'POST /v1/user/deleteProfilePicture': family(
    ({ userId }) => ({ body: { userId, imagePath: 'profile.png' } }),
    'USER_NOT_FOUND',
  ),
  'GET /v1/user/my-data': { may: 'registrants' },
  'GET /v1/user/list-visibility': { may: 'registrants' },
  'PUT /v1/user/list-visibility': { may: 'registrants' },
  'GET /v1/user/close-account': { may: 'registrants' },
  'POST /v1/user/close-account': { may: 'registrants' },
  'PUT /v1/user/': { may: 'registrants', own: () => ({ body: profile }) },
  'GET /v1/admin/me': onTheWay(anyStaff),
  'GET /v1/admin/people': staff('REGISTRAR'),
  'GET /v1/admin/people/export/{format}': withProof(staff('REGISTRAR')),
  'POST /v1/admin/people/{userId}/merge': staff('REGISTRAR'),
  'GET /v1/admin/people/{userId}': staff('REGISTRAR'),
  'PUT /v1/admin/people/{userId}': staff('REGISTRAR'),
  'POST /v1/admin/people/{userId}/resend-verification': staff('REGISTRAR'),
  'POST /v1/admin/people/{userId}/suspend': staff('REGISTRAR'),
  'POST /v1/admin/people/{userId}/unsuspend': staff('REGISTRAR'),
  'GET /v1/admin/staff': staff(),
  'POST /v1/admin/staff': withProof(staff()),
  'GET /v1/admin/staff/{userId}': staff(),
  'PUT /v1/admin/staff/{userId}/roles': withProof(staff()),
  'POST /v1/admin/staff/{userId}/suspend': staff(),
  'POST /v1/admin/staff/{userId}/unsuspend': staff(),
  'POST /v1/admin/staff/{userId}/resend-invitation': withProof(staff()),
  'POST /v1/admin/staff/{userId}/reset-second-factor': withProof(staff()),

  'GET /v1/masterData/{type}': everybody,
  'GET /v1/organization': everybody,
  'GET /v1/system-settings': everybody,
  'GET /v1/system-settings/airports': everybody,
  'GET /v1/convention/registration-open/list': everybody,
  'GET /v1/convention': everybody,
  'GET /v1/convention/participants/list': everybody,
  'GET /v1/order/participantList/{conventionId}/{pageSize}/{offset}': everybody,
  'GET /v1/convention/{id}': everybody,
  'GET /v1/package': everybody,
  'GET /v1/package/{id}': everybody,
  'GET /v1/addon': everybody,
  'GET /v1/addon/{id}': everybody,
  'GET /v1/userCms/published/{designType}': everybody,
  'GET /v1/userCms/preview/{token}': everybody,
  'POST /v1/user/contactus': everybody,

  'POST /v1/order/convention/initiate-registration': family(({ userId, conventionId }) => ({
    body: { userId, conventionId },
  })),
  'GET /v1/order/convention/filtered-packages': {
    may: 'registrants',
    own: ({ conventionId }) => ({ query: { conventionId } }),
  },
  'GET /v1/order/convention/package-details': family(inQuery),
  'GET /v1/order/convention/review': family(inQuery),
  'GET /v1/order/convention-review': family(inQuery),
  'GET /v1/order/review/{orderId}': family(inPath),
  'GET /v1/order/convention/registered': family(
    ({ userId, conventionId }) => ({ query: { userId, registeredConventions: conventionId } }),
    'USER_NOT_FOUND',
  ),
  'GET /v1/order/convention/history': family(({ userId }) => ({ query: { userId } }), 'USER_NOT_FOUND'),
  'GET /v1/order/{orderId}': family(inPath),
  'PATCH /v1/order/select-package': family(({ userId, conventionId, packageId }) => ({
    query: { userId, conventionId, packageId },
  })),
  'PATCH /v1/order/deselect-package': family(inQuery),
  'PATCH /v1/order/addon/select-addons': family((whose) => ({
    ...inQuery(whose),
    body: { selectedAddonData: [], specialRequest: 'A quiet room' },
  })),
  'GET /v1/order/participants': family(inQuery),
  'PATCH /v1/order/add-participant': family((whose) => ({ body: participant(whose) })),
  'PATCH /v1/order/edit-participant': family((whose) => ({
    query: {
      primaryUserId: whose.userId,
      conventionId: whose.conventionId,
      participantId: whose.participantId,
    },
    body: participant(whose),
  })),
  'DELETE /v1/order/select-deselect-participant': family(({ userId, conventionId, participantId }) => ({
    query: { userId, conventionId, participantId, relationShip: 'DAUGHTER', action: 'SELECT' },
  })),
  'PATCH /v1/order/delete-participant': family(({ userId, conventionId, participantId }) => ({
    body: { primaryUserId: userId, conventionId, participantId },
  })),
  'GET /v1/order/{orderId}/payment': family(inPath),
  'GET /v1/order/{orderId}/readiness': family(inPath),
  'GET /v1/order/{orderId}/registration-receipt': family(inPath),
  'GET /v1/order/{orderId}/addon-receipt': family(inPath),
  'GET /v1/order/receipts': family(inQuery),
  'GET /v1/order/{orderId}/check-in-receipt': family(inPath),
  'PATCH /v1/order/hotel-details/{orderId}': family((whose) => ({
    ...inPath(whose),
    body: { checkedIn: true },
  })),
  'GET /v1/order/{orderId}/consent-forms': family(inPath),
  'POST /v1/order/uploadConsentForms': family(({ orderId }) => ({ query: { orderId } })),
  'POST /v1/order/deleteConsentForm': family(({ orderId }) => ({ query: { orderId, fileIndex: '0' } })),
  'GET /v1/order/{orderId}/family-picture': family(inPath),
  'POST /v1/order/updateFamilyPicture': family(({ orderId }) => ({ body: { orderId } })),
  'POST /v1/order/deleteFamilyPicture': family(({ orderId }) => ({ body: { orderId } })),
  'GET /v1/documents/{kind}/{orderId}': everybody,
  'GET /v1/order/{orderId}/treasurer': family(inPath),
  'POST /v1/order/{orderId}/payment/chase-payment': family((whose) => ({
    ...inPath(whose),
    body: { chaseTransferEmail: 'payer@example.org' },
  })),
  'POST /v1/order/{orderId}/payment/cheque-payment': family(inPath),
  'POST /v1/order/{orderId}/payment/paypal': family(inPath),
  'POST /v1/order/{orderId}/payment/paypal/return': everybody,
  'POST /v1/webhooks/paypal': everybody,
  'PATCH /v1/order/status/submit-for-approval': family(inQuery),
  'POST /v1/order/{orderId}/submit-for-approval': family(inPath),

  'PATCH /v1/order/{orderId}/arrival-departure': family((whose) => ({
    ...inPath(whose),
    body: {
      arrivalInfo: { transportationRequired: false },
      departureInfo: { transportationRequired: false },
      notes: '',
    },
  })),

  'POST /v1/order/addon-order/create': family(inQuery),
  'PATCH /v1/order/upgrade-addons': {
    may: 'registrants',
    own: ({ orderId }) => ({ query: { orderId }, body: { selectedAddonData: [], specialRequest: '' } }),
  },
  'GET /v1/order/addon-review/{orderId}': { may: 'registrants', own: inPath },

  'GET /v1/admin/registrations': staff('REGISTRAR', 'TREASURER', 'VIEWER'),
  'GET /v1/admin/registrations/export/{format}': withProof(staff('REGISTRAR', 'TREASURER', 'VIEWER')),
  'GET /v1/admin/registrations/people/export/{format}': withProof(staff('REGISTRAR', 'TREASURER', 'VIEWER')),
  'GET /v1/admin/registrations/{orderId}': staff('REGISTRAR', 'TREASURER', 'VIEWER'),
  'GET /v1/admin/registrations/{orderId}/readiness': staff(
    'REGISTRAR',
    'TREASURER',
    'HOSPITALITY',
    'DESK',
    'VIEWER',
  ),
  'POST /v1/admin/registrations/{orderId}/approve': staff('REGISTRAR'),
  'POST /v1/admin/registrations/{orderId}/reject': staff('REGISTRAR'),
  'POST /v1/admin/registrations/{orderId}/reopen': staff('REGISTRAR'),
  'POST /v1/admin/registrations/{orderId}/price-change': staff('TREASURER'),
  'POST /v1/admin/registrations/{orderId}/price-change/preview': staff('TREASURER'),
  'POST /v1/admin/registrations/{orderId}/cancel': staff('REGISTRAR'),
  'POST /v1/admin/registrations/{orderId}/note': staff('REGISTRAR'),
  'POST /v1/admin/registrations/{orderId}/ask': staff('REGISTRAR'),
  'POST /v1/admin/registrations/bulk-approve': staff('REGISTRAR'),
  'GET /v1/admin/registrations/{orderId}/mails/{mailId}': staff('REGISTRAR'),
  'GET /v1/admin/registrations/{orderId}/duplicates': staff('REGISTRAR'),
  'PATCH /v1/admin/registrations/{orderId}/participants/{participantId}': staff('REGISTRAR'),
  'GET /v1/admin/conventions': staff(),
  'POST /v1/admin/conventions': staff(),
  'GET /v1/admin/conventions/{conventionId}': staff(),
  'PUT /v1/admin/conventions/{conventionId}': staff(),
  'POST /v1/admin/conventions/{conventionId}/open': staff(),
  'POST /v1/admin/conventions/{conventionId}/close': staff(),
  'POST /v1/admin/conventions/{conventionId}/clone': staff(),
  'GET /v1/admin/conventions/{conventionId}/discounts': staff(),
  'POST /v1/admin/conventions/{conventionId}/discounts': staff(),
  'POST /v1/admin/conventions/{conventionId}/discounts/batch': staff(),
  'PUT /v1/admin/conventions/{conventionId}/discounts/{discountId}': staff(),
  'DELETE /v1/admin/conventions/{conventionId}/discounts/{discountId}': staff(),
  'POST /v1/admin/conventions/{conventionId}/packages': staff(),
  'PUT /v1/admin/conventions/{conventionId}/packages/{packageId}': staff(),
  'DELETE /v1/admin/conventions/{conventionId}/packages/{packageId}': staff(),
  'POST /v1/admin/conventions/{conventionId}/addons': staff(),
  'PUT /v1/admin/conventions/{conventionId}/addons/{addonId}': staff(),
  'DELETE /v1/admin/conventions/{conventionId}/addons/{addonId}': staff(),
  'GET /v1/admin/organizations': staff(),
  'POST /v1/admin/organizations': staff(),
  'PUT /v1/admin/organizations/{id}': staff(),
  'DELETE /v1/admin/organizations/{id}': staff(),
  'GET /v1/admin/airports': staff(),
  'POST /v1/admin/airports': staff(),
  'PUT /v1/admin/airports/{code}': staff(),
  'DELETE /v1/admin/airports/{code}': staff(),
  'GET /v1/admin/settings': staff(),
  'GET /v1/admin/settings/second-factor': staff(),
  'PUT /v1/admin/settings/second-factor': withProof(staff()),
  'PUT /v1/admin/settings/site': staff(),
  'PUT /v1/admin/settings/registrations': staff(),
  'GET /v1/admin/registrations/{orderId}/receipt': staff('REGISTRAR', 'TREASURER'),
  'GET /v1/admin/desk/conventions': staff('DESK', 'REGISTRAR'),
  'GET /v1/admin/desk/families': staff('DESK', 'REGISTRAR'),
  'GET /v1/admin/desk/families/{orderId}': staff('DESK', 'REGISTRAR'),
  'GET /v1/admin/desk/roster': staff('DESK', 'REGISTRAR'),
  'GET /v1/admin/desk/counts': staff('DESK', 'REGISTRAR'),
  'POST /v1/admin/desk/events': staff('DESK', 'REGISTRAR'),
  'GET /v1/driver/{token}': everybody,
  'POST /v1/driver/{token}/acts': everybody,
  'GET /v1/admin/transport': staff('HOSPITALITY', 'REGISTRAR', 'VIEWER'),
  'GET /v1/admin/transport/{conventionId}/overview': staff('HOSPITALITY', 'REGISTRAR', 'VIEWER'),
  'GET /v1/admin/transport/{conventionId}/journeys': staff('HOSPITALITY', 'REGISTRAR', 'VIEWER'),
  'GET /v1/admin/transport/{conventionId}/runs': staff('HOSPITALITY', 'REGISTRAR', 'VIEWER'),
  'POST /v1/admin/transport/{conventionId}/runs': staff('HOSPITALITY'),
  'PUT /v1/admin/transport/runs/{runId}': staff('HOSPITALITY'),
  'DELETE /v1/admin/transport/runs/{runId}': staff('HOSPITALITY'),
  'POST /v1/admin/transport/{conventionId}/moves': staff('HOSPITALITY'),
  'POST /v1/admin/transport/{conventionId}/plan/preview': staff('HOSPITALITY'),
  'POST /v1/admin/transport/{conventionId}/plan': staff('HOSPITALITY'),
  'POST /v1/admin/transport/{conventionId}/publish': staff('HOSPITALITY'),
  'POST /v1/admin/transport/runs/{runId}/driver-link': staff('HOSPITALITY'),
  'DELETE /v1/admin/transport/runs/{runId}/driver-link': staff('HOSPITALITY'),
  'GET /v1/admin/payment-reminders': staff('TREASURER'),
  'PUT /v1/admin/payment-reminders': staff('TREASURER'),
  'GET /v1/admin/payment-reminders/preview': staff('TREASURER'),
  'GET /v1/admin/payments': staff('TREASURER'),
  'GET /v1/admin/payments/unreported': staff('TREASURER'),
  'POST /v1/admin/payments/unreported/{orderId}/receive': staff('TREASURER'),
  'GET /v1/admin/payments/totals': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/receive': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/approve': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/receive-and-approve': staff('TREASURER'),
  'POST /v1/admin/payments/bulk-receive-and-approve': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/undo': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/decline': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/reject': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/reverse': staff('TREASURER'),
  'POST /v1/admin/payments/{paymentId}/correct': staff('TREASURER'),
  'GET /v1/admin/books': staff('TREASURER'),
  'GET /v1/admin/books/days': staff('TREASURER'),
  'GET /v1/admin/books/days/export/{format}': withProof(staff('TREASURER')),
  'POST /v1/admin/books/closings': staff('TREASURER'),
  'POST /v1/admin/books/closings/{closingId}/reopen': staff('TREASURER'),
  'GET /v1/admin/books/open-items': staff('TREASURER'),
  'GET /v1/admin/books/open-items/export/{format}': withProof(staff('TREASURER')),
  'GET /v1/admin/books/ledger': staff('TREASURER'),
  'GET /v1/admin/books/ledger/export/{format}': withProof(staff('TREASURER')),
  'POST /v1/admin/payments/{paymentId}/move': staff('TREASURER'),
  'GET /v1/admin/refunds': staff('TREASURER'),
  'GET /v1/admin/refunds/uncovered': staff('TREASURER'),
  'GET /v1/admin/refunds/totals': staff('TREASURER'),
  'POST /v1/admin/refunds': staff('TREASURER'),
  'POST /v1/admin/refunds/{refundId}/approve': withProof(staff('TREASURER')),
  'POST /v1/admin/refunds/{refundId}/send': withProof(staff('TREASURER')),
  'POST /v1/admin/refunds/{refundId}/finish': staff('TREASURER'),
  'POST /v1/admin/refunds/{refundId}/fail': staff('TREASURER'),
  'POST /v1/admin/refunds/{refundId}/donate': staff('TREASURER'),
  'POST /v1/admin/refunds/{refundId}/discard': staff('TREASURER'),
  'GET /v1/admin/payments/deposits/checks': staff('TREASURER'),
  'GET /v1/admin/payments/deposits': staff('TREASURER'),
  'GET /v1/admin/payments/deposits/{slipId}': staff('TREASURER'),
  'POST /v1/admin/payments/deposits': staff('TREASURER'),
  'POST /v1/admin/payments/deposits/{slipId}/at-bank': staff('TREASURER'),
  'POST /v1/admin/payments/deposits/{slipId}/take-back': staff('TREASURER'),
  'GET /v1/admin/hotel/conventions': staff('HOSPITALITY'),
  'GET /v1/admin/hotel/{conventionId}/stays': staff('HOSPITALITY'),
  'PUT /v1/admin/hotel/{conventionId}/settings': staff('HOSPITALITY'),
  'GET /v1/admin/hotel/{conventionId}/columns': staff('HOSPITALITY'),
  'PUT /v1/admin/hotel/{conventionId}/columns': staff('HOSPITALITY'),
  'GET /v1/admin/hotel/{conventionId}/export/{format}': withProof(staff('HOSPITALITY')),
  'POST /v1/admin/hotel/numbers/preview': staff('HOSPITALITY'),
  'POST /v1/admin/hotel/{conventionId}/numbers': staff('HOSPITALITY'),
  'PUT /v1/admin/hotel/stays/{orderId}': staff('HOSPITALITY'),
  'PUT /v1/admin/hotel/stays/{orderId}/rooms': staff('HOSPITALITY'),
  'POST /v1/admin/payments/statements/inspect': staff('TREASURER'),
  'POST /v1/admin/payments/statements': staff('TREASURER'),
  'GET /v1/admin/payments/statements': staff('TREASURER'),
  'GET /v1/admin/payments/statements/balances': staff('TREASURER'),
  'GET /v1/admin/payments/statements/{statementId}': staff('TREASURER'),
  'POST /v1/admin/payments/statements/{statementId}/accept': staff('TREASURER'),
  'POST /v1/admin/payments/statements/{statementId}/accept-slip': staff('TREASURER'),
  'POST /v1/admin/payments/statements/{statementId}/set-aside': staff('TREASURER'),
  'POST /v1/admin/payments/statements/{statementId}/undo': staff('TREASURER'),
  'GET /v1/admin/pages': staff('EDITOR'),
  'GET /v1/admin/pages/{designType}': staff('EDITOR'),
  'PUT /v1/admin/pages/{designType}/draft': staff('EDITOR'),
  'DELETE /v1/admin/pages/{designType}/draft': staff('EDITOR'),
  'POST /v1/admin/pages/{designType}/publish': staff('EDITOR'),
  'POST /v1/admin/pages/{designType}/schedule': staff('EDITOR'),
  'POST /v1/admin/pages/{designType}/unschedule': staff('EDITOR'),
  'GET /v1/admin/pages/{designType}/versions': staff('EDITOR'),
  'GET /v1/admin/pages/{designType}/versions/{version}': staff('EDITOR'),
  'POST /v1/admin/pages/{designType}/versions/{version}/restore': staff('EDITOR'),
  'POST /v1/admin/pages/{designType}/preview': staff('EDITOR'),
  'GET /v1/admin/media': staff('EDITOR'),
  'POST /v1/admin/media': staff('EDITOR'),
  'GET /v1/admin/media/{mediaId}': staff('EDITOR'),
  'PATCH /v1/admin/media/{mediaId}': staff('EDITOR'),
  'POST /v1/admin/media/{mediaId}/crop': staff('EDITOR'),
  'DELETE /v1/admin/media/{mediaId}': staff('EDITOR'),
  'GET /v1/admin/messages': staff('EDITOR', 'REGISTRAR'),
  'GET /v1/admin/messages/colleagues': staff('EDITOR', 'REGISTRAR'),
  'GET /v1/admin/messages/{messageId}': staff('EDITOR', 'REGISTRAR'),
  'POST /v1/admin/messages/{messageId}/assign': staff('EDITOR', 'REGISTRAR'),
  'POST /v1/admin/messages/{messageId}/answer': staff('EDITOR', 'REGISTRAR'),
  'POST /v1/admin/messages/{messageId}/close': staff('EDITOR', 'REGISTRAR'),
  'POST /v1/admin/messages/{messageId}/reopen': staff('EDITOR', 'REGISTRAR'),
  'GET /v1/admin/notices': staff(),
  'GET /v1/admin/outbox': staff(),
  'GET /v1/admin/outbox-unsent': staff(),
  'POST /v1/admin/outbox-unsent': staff(),
  'POST /v1/admin/outbox/{mailId}/decision': staff(),
  'GET /v1/admin/outbox/{mailId}': staff(),
  'POST /v1/admin/outbox/{mailId}/link': withProof(staff()),

  // Last, because it ends the registration that the other calls use.
  'POST /v1/order/{orderId}/discount-code': family((whose) => ({
    ...inPath(whose),
    body: { code: 'NO SUCH CODE' },
  })),
  'DELETE /v1/order/{orderId}/discount-code': family(inPath),
  'POST /v1/order/{orderId}/cancel': family(inPath),
};
