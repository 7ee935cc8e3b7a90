import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineDownload } from '../../http/download-endpoint.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { documentKinds } from './receipt-kinds.ts';

const tag = 'Receipts';

const params = z.object({ orderId: entityId });

/**
 * A PDF at a signed address, relative to the site. It opens without a session, for five minutes, and always contains
 * the state of that moment (DECISIONS §1).
 */
export const signedDocument = z.object({ url: z.string(), fileName: z.string() });
export type SignedDocument = z.output<typeof signedDocument>;

/** What makes an address a signed one: until when it opens, in seconds since 1970, and the signature. */
export const signedAddress = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/u)
    .transform(Number),
  signature: z.string().regex(/^[\w-]{43}$/u),
});

const common = {
  method: 'GET',
  tag,
  access: 'registrant',
  limit: 'documents',
  data: signedDocument,
} as const;

/** The receipt of one of your registrations, in any state; of an add-on order, the receipt of its registration. */
export const getRegistrationReceipt = defineEndpoint({
  ...common,
  path: '/v1/order/{orderId}/registration-receipt',
  summary: 'The receipt of your registration',
  params,
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * The receipt of an add-on order; of a registration, all its add-ons: those booked with it and those of its add-on
 * orders. NOT_FOUND when there are none.
 */
export const getAddonReceipt = defineEndpoint({
  ...common,
  path: '/v1/order/{orderId}/addon-receipt',
  summary: 'The receipt of your add-ons',
  params,
  errors: ['ORDER_NOT_FOUND', 'NOT_FOUND'],
});

/** One PDF with the receipts of your active registration for a convention and of all its add-on orders. */
export const getReceipts = defineEndpoint({
  ...common,
  path: '/v1/order/receipts',
  summary: 'All receipts of your registration',
  query: z.object({ userId: entityId, conventionId: entityId }),
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * What a family shows at check-in: numbers, people and hotel. TRANSITION_NOT_POSSIBLE unless the registration is
 * confirmed and the hotel has given its number (SPEC §4 "Check In").
 */
export const getCheckInReceipt = defineEndpoint({
  ...common,
  path: '/v1/order/{orderId}/check-in-receipt',
  summary: 'The sheet for check-in',
  params,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** The PDF of a signed address. NOT_FOUND when the signature is not ours, the time is over, or the account is closed. */
export const downloadDocument = defineDownload({
  path: '/v1/documents/{kind}/{orderId}',
  summary: 'A receipt, by its signed address',
  tag,
  access: 'anonymous',
  limit: 'documents',
  caching: 'private',
  params: z.object({ kind: z.enum(documentKinds), orderId: z.uuid() }),
  query: signedAddress,
});
