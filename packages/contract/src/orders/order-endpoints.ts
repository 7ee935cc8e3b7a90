import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { freeText } from '../fields/text.ts';
import { discountRefusals } from '../conventions/discounts/discount-refusal.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { order, orderSummary, review } from './order.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from './order-status.ts';
import { inLanguage } from '../http/query-fields.ts';
import { resource } from '../http/resource.ts';

const ofOrder = z.object({ userId: entityId, conventionId: entityId });
const byId = z.object({ orderId: entityId });

const orderResource = resource({
  path: '/v1/order',
  tag: 'Orders',
  access: 'registrant',
});

/** Starts the registration for a convention. Idempotent: an active registration is returned. */
export const initiateRegistration = orderResource.post('/convention/initiate-registration', {
  summary: 'Start a registration',
  takesIdempotencyKey: true,
  body: z.strictObject({ userId: entityId, conventionId: entityId }),
  data: z.object({ orderId: z.string(), tmpConvRegNo: z.string(), status: z.enum(orderStatuses) }),
  errors: ['ORDER_NOT_FOUND', 'REGISTRATION_CLOSED'],
});

export const getOrder = orderResource.get('/{orderId}', {
  summary: 'One of your orders',
  params: byId,
  query: z.object(inLanguage),
  data: order,
  errors: ['ORDER_NOT_FOUND'],
});

export const getReview = orderResource.get('/convention/review', {
  summary: 'The review of your order for a convention',
  query: ofOrder.extend(inLanguage),
  data: review,
  errors: ['ORDER_NOT_FOUND'],
});

/** The same as `getReview` under the specification's other path. */
export const getConventionReview = defineEndpoint({ ...getReview, path: '/v1/order/convention-review' });

export const getReviewById = orderResource.get('/review/{orderId}', {
  summary: 'The review of one of your orders',
  params: byId,
  query: z.object(inLanguage),
  data: review,
  errors: ['ORDER_NOT_FOUND'],
});

const submitBody = z
  .strictObject({
    /**
     * The total that was shown, whole dollars of the order's currency; when the price has changed, nothing is
     * submitted.
     */
    expectedTotal: z.int().min(0).optional(),
    /**
     * Whether the public participant list shows the adults of the registration once it is confirmed, as ticked on the
     * review. Absent: as it was.
     */
    listPublicly: z.boolean().optional(),
  })
  .optional();

/** The status of an order after an action of the registrant; `total` is its price before any fee, whole dollars. */
const submitted = z.object({
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  total: z.int(),
});

const submitErrors = [
  'ORDER_NOT_FOUND',
  'ORDER_LOCKED',
  'REGISTRATION_CLOSED',
  'PARTICIPANT_REQUIRED',
  'SPOUSE_REQUIRED',
  'PACKAGE_REQUIRED',
  'PACKAGE_NOT_AVAILABLE',
  'ADDON_NOT_AVAILABLE',
  'ADDON_ALREADY_BOUGHT',
  'ADDON_REQUIRED',
  'ADDONS_NOT_POSSIBLE',
  'SOLD_OUT',
  'PRICE_CHANGED',
  ...discountRefusals,
] as const;

/**
 * Submits the order for approval and stores its prices. The call accepts the current terms. Idempotent: a repeated call
 * returns the first result.
 */
export const submitForApproval = orderResource.patch('/status/submit-for-approval', {
  summary: 'Submit your registration for approval',
  takesIdempotencyKey: true,
  query: ofOrder,
  body: submitBody,
  data: submitted,
  errors: submitErrors,
});

export const submitForApprovalById = orderResource.post('/{orderId}/submit-for-approval', {
  summary: 'Submit one of your orders for approval',
  takesIdempotencyKey: true,
  params: byId,
  body: submitBody,
  data: submitted,
  errors: submitErrors,
});

/**
 * Cancels one of your orders, add-on orders and unfinished registrations included, as long as no payment was reported
 * for it (DECISIONS §4). Cancels the add-on orders of a registration with it; with the order for the difference of a
 * change, the change is taken back. Idempotent: a repeated call returns the first result.
 */
export const cancelOrder = orderResource.post('/{orderId}/cancel', {
  summary: 'Cancel one of your orders',
  params: byId,
  body: z
    .strictObject({
      reason: freeText({ max: 500, invalid: 'Please keep the reason under 500 characters' }).optional(),
    })
    .optional(),
  data: submitted,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT', 'SOLD_OUT'],
});

/** Every order of the signed-in registrant, the newest first. */
export const listOrderHistory = orderResource.get('/convention/history', {
  summary: 'All your orders',
  query: z.object({ userId: entityId, ...inLanguage }),
  data: z.array(orderSummary),
  errors: ['USER_NOT_FOUND'],
});

/** The maximum number of conventions in one call. */
const maxNamedConventions = 100;

/** Ids in a query string: separated by commas, repeated, or both. */
const idList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((text) => text.split(',').filter((id) => id !== '')))
  .pipe(z.array(entityId).max(maxNamedConventions));

/**
 * The signed-in registrant's registrations for these conventions, or all without `registeredConventions`, the newest
 * first, each as in the history; add-on orders are not among them. Unknown ids are left out.
 */
export const listRegistered = orderResource.get('/convention/registered', {
  summary: 'Your registrations for some conventions',
  query: z.object({ userId: entityId, registeredConventions: idList.optional(), ...inLanguage }),
  data: z.array(orderSummary),
  errors: ['USER_NOT_FOUND'],
});
