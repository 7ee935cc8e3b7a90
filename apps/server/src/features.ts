import type { FastifyInstance } from 'fastify';

import type { Context } from './db/context.ts';
import { activityLogRoutes } from './features/activity-log/activity-log-routes.ts';
import { overviewRoutes } from './features/overview/overview-routes.ts';
import { readinessRoutes } from './features/readiness/readiness-routes.ts';
import { checklistReminderRoutes } from './features/readiness/reminders/checklist-reminder-routes.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { addonRoutes } from './features/addons/addon-routes.ts';
import { registrationAdminRoutes } from './features/orders/admin/registration-admin-routes.ts';
import { paymentAdminRoutes } from './features/payments/admin/payment-admin-routes.ts';
import { bookRoutes } from './features/payments/books/book-routes.ts';
import { reminderRoutes } from './features/payments/reminders/reminder-routes.ts';
import { unreportedRoutes } from './features/payments/admin/unreported/unreported-routes.ts';
import { depositRoutes } from './features/payments/deposits/deposit-routes.ts';
import { statementRoutes } from './features/payments/matching/statement-routes.ts';
import { refundAdminRoutes } from './features/payments/admin/refund-admin-routes.ts';
import { checkInRoutes } from './features/check-in/check-in-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { contentRoutes } from './features/content/content-routes.ts';
import { peopleAdminRoutes } from './features/people/admin/people-admin-routes.ts';
import { configurationRoutes } from './features/convention-configuration/configuration-routes.ts';
import { conventionRoutes } from './features/conventions/convention-routes.ts';
import { consentAdminRoutes } from './features/documents/admin/consent-admin-routes.ts';
import { pictureAdminRoutes } from './features/documents/admin/picture-admin-routes.ts';
import { documentAdminRoutes } from './features/documents/admin/document-admin-routes.ts';
import { consentRoutes } from './features/documents/consents/consent-routes.ts';
import { familyPictureRoutes } from './features/documents/family-picture/family-picture-routes.ts';
import { receiptRoutes } from './features/documents/receipts/receipt-routes.ts';
import { priceChangeRoutes } from './features/payments/adjustments/price-change-routes.ts';
import { discountAdminRoutes } from './features/discounts/admin/discount-admin-routes.ts';
import { ownsStorage } from './features/files/storage/storage-owner.ts';
import { fileRoutes } from './features/files/file-routes.ts';
import { mediaAdminRoutes } from './features/media/admin/media-admin-routes.ts';
import { hotelAdminRoutes } from './features/hotel/admin/hotel-admin-routes.ts';
import { hotelRoutes } from './features/hotel/hotel-routes.ts';
import { presenceRoutes } from './features/presence/presence-routes.ts';
import { savedReplyRoutes } from './features/saved-replies/saved-reply-routes.ts';
import { savedViewRoutes } from './features/saved-views/saved-view-routes.ts';
import { publicListRoutes } from './features/orders/public-list/public-list-routes.ts';
import { noticeAdminRoutes } from './features/notices/admin/notice-admin-routes.ts';
import { orderRoutes } from './features/orders/order-routes.ts';
import type { NoticeChecks } from './features/notices/admin/read-notices.ts';
import { outboxAdminRoutes } from './features/outbox/admin/outbox-admin-routes.ts';
import { testMailRoutes } from './features/outbox/test-mail/test-mail-routes.ts';
import { packageRoutes } from './features/packages/package-routes.ts';
import { participantRoutes } from './features/orders/participants/participant-routes.ts';
import { paymentRoutes } from './features/payments/payment-routes.ts';
import { paypalRoutes } from './features/payments/paypal/paypal-routes.ts';
import { hasLostSecrets } from './features/accounts/second-factor/reseal-secrets.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor-routes.ts';
import { profileRoutes } from './features/people/profile/profile-routes.ts';
import { questionRoutes } from './features/orders/questions/question-routes.ts';
import { driverRoutes } from './features/travel/driver/driver-routes.ts';
import { fleetRoutes } from './features/travel/admin/fleet-routes.ts';
import { transportRoutes } from './features/travel/admin/transport-routes.ts';
import { travelPlanRoutes } from './features/travel/own-plan/travel-plan-routes.ts';
import { staffAdminRoutes } from './features/staff/admin/staff-admin-routes.ts';
import { referenceAdminRoutes } from './features/reference-data/admin/reference-admin-routes.ts';
import { referenceRoutes } from './features/reference-data/reference-routes.ts';

/** Binds the endpoints of one feature. */
export type BindRoutes = (app: FastifyInstance, ctx: Context) => void;

const noticeChecks: NoticeChecks = {
  'keys.lost': hasLostSecrets,
  'storage.foreign': async (ctx) => !(await ownsStorage(ctx)),
};

/** Every feature of the product, in the order in which the documentation shows them. */
export const features: readonly BindRoutes[] = [
  accountRoutes,
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
  hotelRoutes,
  travelPlanRoutes,
  readinessRoutes,
  checklistReminderRoutes,
  consentRoutes,
  familyPictureRoutes,
  driverRoutes,
  questionRoutes,
  contentRoutes,
  contactRoutes,
  fileRoutes,
  registrationAdminRoutes,
  savedReplyRoutes,
  savedViewRoutes,
  presenceRoutes,
  paymentAdminRoutes,
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
  transportRoutes,
  fleetRoutes,
  referenceAdminRoutes,
  peopleAdminRoutes,
  mediaAdminRoutes,
  staffAdminRoutes,
  outboxAdminRoutes,
  testMailRoutes,
  activityLogRoutes,
  (app, ctx) => noticeAdminRoutes(app, ctx, noticeChecks),
  overviewRoutes,
];
