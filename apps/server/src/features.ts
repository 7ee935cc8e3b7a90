import type { FastifyInstance } from 'fastify';

import { activityLogRoutes } from '#server/features/audit/activity-log/activity-log-routes.ts';
import { overviewRoutes } from '#server/features/reports/overview/overview-routes.ts';
import { readinessRoutes } from '#server/features/reports/readiness/readiness-routes.ts';
import { checklistReminderRoutes } from '#server/features/reports/checklist-reminders/checklist-reminder-routes.ts';
import { addonRoutes } from '#server/features/conventions/addons/addon-routes.ts';
import { onBehalfRoutes } from '#server/features/orders/on-behalf/on-behalf-routes.ts';
import { kickOffRoutes } from '#server/features/orders/kick-off/kick-off-routes.ts';
import { registrationAdminRoutes } from '#server/features/orders/registrations/registration-admin-routes.ts';
import { vouchRoutes } from '#server/features/casework/vouches/vouch-routes.ts';
import { duplicateAdminRoutes } from '#server/features/orders/registrations/duplicate-admin-routes.ts';
import { waitListAdminRoutes } from '#server/features/orders/registrations/wait-list-admin-routes.ts';
import { registrationCareRoutes } from '#server/features/casework/registration-care/registration-care-routes.ts';
import { paymentAdminRoutes } from '#server/features/ledger/payments/payment-admin-routes.ts';
import { bookRoutes } from '#server/features/books/book-routes.ts';
import { reminderRoutes } from '#server/features/collection/reminders/reminder-routes.ts';
import { unreportedRoutes } from '#server/features/collection/reporting/unreported-routes.ts';
import { depositRoutes } from '#server/features/collection/deposits/deposit-routes.ts';
import { statementRoutes } from '#server/features/bank/statements/statement-routes.ts';
import { refundAdminRoutes } from '#server/features/collection/refunds/refund-admin-routes.ts';
import { checkInRoutes } from '#server/features/arrival/desk/check-in-routes.ts';
import { peopleAdminRoutes } from '#server/features/people/directory/people-admin-routes.ts';
import { configurationRoutes } from '#server/features/conventions/configuration/configuration-routes.ts';
import { consentAdminRoutes } from '#server/features/documents/consents/review/consent-admin-routes.ts';
import { pictureAdminRoutes } from '#server/features/documents/family-picture/moderation/picture-admin-routes.ts';
import { documentAdminRoutes } from '#server/features/documents/document-admin-routes.ts';
import { cancelRequestRoutes } from '#server/features/ledger/cancel/cancel-request-routes.ts';
import { amendmentRoutes } from '#server/features/ledger/amendments/amendment-routes.ts';
import { priceChangeRoutes } from '#server/features/ledger/adjustments/price-change-routes.ts';
import { discountAdminRoutes } from '#server/features/conventions/discounts/discount-admin-routes.ts';
import { translationRoutes } from '#server/features/conventions/translations/translation-routes.ts';
import { mediaAdminRoutes } from '#server/features/content/media/media-admin-routes.ts';
import { hotelAdminRoutes } from '#server/features/hotel/stays/hotel-admin-routes.ts';
import { presenceRoutes } from '#server/features/casework/presence/presence-routes.ts';
import { savedReplyRoutes } from '#server/features/casework/saved-replies/saved-reply-routes.ts';
import { savedViewRoutes } from '#server/features/casework/saved-views/saved-view-routes.ts';
import { noticeAdminRoutes } from '#server/features/notices/list/notice-admin-routes.ts';
import type { NoticeChecks } from '#server/features/notices/list/read-notices.ts';
import { outboxAdminRoutes } from '#server/features/mail/outbox/outbox-admin-routes.ts';
import { mailTextRoutes } from '#server/features/mail/text-editing/mail-text-routes.ts';
import { testMailRoutes } from '#server/features/mail/test-mail/test-mail-routes.ts';
import { packageRoutes } from '#server/features/conventions/packages/package-routes.ts';
import { paymentRoutes } from '#server/features/collection/payment-routes.ts';
import { paypalRoutes } from '#server/features/collection/paypal/paypal-routes.ts';
import { questionRoutes } from '#server/features/casework/questions/question-routes.ts';
import { fleetRoutes } from '#server/features/travel/fleet/fleet-routes.ts';
import { transportRoutes } from '#server/features/travel/journeys/transport-routes.ts';
import { travelPlanRoutes } from '#server/features/travel/own-plan/travel-plan-routes.ts';
import { staffAdminRoutes } from '#server/features/staff/members/staff-admin-routes.ts';
import { referenceAdminRoutes } from '#server/features/conventions/reference-data/reference-admin-routes.ts';
import { referenceRoutes } from '#server/features/conventions/reference-data/reference-routes.ts';

import { letterAudienceRoutes } from '#server/features/letters/audience/audience-routes.ts';
import { letterRoutes } from '#server/features/letters/letter-routes.ts';
import { subscriptionRoutes } from '#server/features/letters/subscription/subscription-routes.ts';
import type { Context } from './db/context.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { contentRoutes } from './features/content/content-routes.ts';
import { conventionRoutes } from './features/conventions/convention-routes.ts';
import { consentRoutes } from './features/documents/consents/consent-routes.ts';
import { familyPictureRoutes } from './features/documents/family-picture/family-picture-routes.ts';
import { receiptRoutes } from './features/documents/receipts/receipt-routes.ts';
import { walletRoutes } from './features/documents/wallet/wallet-routes.ts';
import { ownsStorage } from './features/files/storage/storage-owner.ts';
import { fileRoutes } from './features/files/file-routes.ts';
import { hotelRoutes } from './features/hotel/hotel-routes.ts';
import { publicListRoutes } from './features/orders/public-list/public-list-routes.ts';
import { orderRoutes } from './features/orders/order-routes.ts';
import { participantRoutes } from './features/orders/participants/participant-routes.ts';
import { hasLostSecrets } from './features/accounts/second-factor/reseal-secrets.ts';
import { passkeyRoutes } from './features/accounts/passkeys/passkey-routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor-routes.ts';
import { cardRoutes } from './features/people/cards/card-routes.ts';
import { questionnaireRoutes } from './features/people/questionnaire/questionnaire-routes.ts';
import { hasLostCards } from './features/people/cards/sealed-part.ts';
import { profileRoutes } from './features/people/profile/profile-routes.ts';
import { driverRoutes } from './features/travel/driver/driver-routes.ts';

/** Binds the endpoints of one feature. */
export type BindRoutes = (app: FastifyInstance, ctx: Context) => void;

const noticeChecks: NoticeChecks = {
  'keys.lost': async (ctx) => (await hasLostSecrets(ctx)) || (await hasLostCards(ctx)),
  'storage.foreign': async (ctx) => !(await ownsStorage(ctx)),
};

/** Every feature of the product, in the order in which the documentation shows them. */
export const features: readonly BindRoutes[] = [
  accountRoutes,
  passkeyRoutes,
  secondFactorRoutes,
  profileRoutes,
  referenceRoutes,
  conventionRoutes,
  publicListRoutes,
  packageRoutes,
  addonRoutes,
  orderRoutes,
  participantRoutes,
  paymentRoutes,
  paypalRoutes,
  receiptRoutes,
  walletRoutes,
  hotelRoutes,
  travelPlanRoutes,
  readinessRoutes,
  checklistReminderRoutes,
  consentRoutes,
  familyPictureRoutes,
  cardRoutes,
  questionnaireRoutes,
  driverRoutes,
  questionRoutes,
  contentRoutes,
  contactRoutes,
  fileRoutes,
  registrationAdminRoutes,
  waitListAdminRoutes,
  duplicateAdminRoutes,
  vouchRoutes,
  registrationCareRoutes,
  savedReplyRoutes,
  savedViewRoutes,
  presenceRoutes,
  paymentAdminRoutes,
  cancelRequestRoutes,
  amendmentRoutes,
  onBehalfRoutes,
  kickOffRoutes,
  priceChangeRoutes,
  bookRoutes,
  documentAdminRoutes,
  unreportedRoutes,
  consentAdminRoutes,
  pictureAdminRoutes,
  depositRoutes,
  hotelAdminRoutes,
  statementRoutes,
  checkInRoutes,
  reminderRoutes,
  refundAdminRoutes,
  configurationRoutes,
  discountAdminRoutes,
  translationRoutes,
  transportRoutes,
  fleetRoutes,
  referenceAdminRoutes,
  peopleAdminRoutes,
  mediaAdminRoutes,
  staffAdminRoutes,
  letterRoutes,
  subscriptionRoutes,
  letterAudienceRoutes,
  outboxAdminRoutes,
  mailTextRoutes,
  testMailRoutes,
  activityLogRoutes,
  (app, ctx) => noticeAdminRoutes(app, ctx, noticeChecks),
  overviewRoutes,
];
