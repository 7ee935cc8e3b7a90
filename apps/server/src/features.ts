import type { FastifyInstance } from 'fastify';

import type { Context } from './db/context.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { addonRoutes } from './features/addons/addon-routes.ts';
import { backOfficeRoutes } from './features/back-office/back-office-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { contentRoutes } from './features/content/content-routes.ts';
import { peopleRoutes } from './features/back-office/people-routes.ts';
import { setUpRoutes } from './features/back-office/set-up-routes.ts';
import { conventionRoutes } from './features/conventions/convention-routes.ts';
import { fileRoutes } from './features/files/file-routes.ts';
import { mediaRoutes } from './features/media/media-routes.ts';
import { publicListRoutes } from './features/orders/public-list/public-list-routes.ts';
import { noticeRoutes } from './features/back-office/notice-routes.ts';
import { orderRoutes } from './features/orders/order-routes.ts';
import { outboxRoutes } from './features/outbox/outbox-routes.ts';
import { packageRoutes } from './features/packages/package-routes.ts';
import { participantRoutes } from './features/participants/participant-routes.ts';
import { paymentRoutes } from './features/payments/payment-routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor-routes.ts';
import { profileRoutes } from './features/profile/profile-routes.ts';
import { staffRoutes } from './features/staff/staff-routes.ts';
import { referenceDeskRoutes } from './features/reference-data/reference-desk-routes.ts';
import { referenceRoutes } from './features/reference-data/reference-routes.ts';

/** Binds the endpoints of one feature. */
export type BindRoutes = (app: FastifyInstance, ctx: Context) => void;

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
  contentRoutes,
  contactRoutes,
  fileRoutes,
  backOfficeRoutes,
  setUpRoutes,
  referenceDeskRoutes,
  peopleRoutes,
  mediaRoutes,
  staffRoutes,
  outboxRoutes,
  noticeRoutes,
];
