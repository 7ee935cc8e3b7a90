import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineDownload } from '../../http/download-endpoint.ts';
import { resource } from '../../http/resource.ts';
import { signedAddress, signedDocument } from '../receipts/receipt-endpoints.ts';

const tag = 'Wallet passes';

const ownPass = resource({
  path: '/v1/order/{orderId}',
  tag,
  access: 'registrant',
  params: z.object({ orderId: entityId }),
  errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/**
 * The address of the registration as a pass for Apple Wallet. NOT_FOUND where the site has none,
 * TRANSITION_NOT_POSSIBLE unless the order is a confirmed registration for a convention that is not over.
 */
export const getApplePass = ownPass.get('/apple-pass', {
  summary: 'Your registration as a pass for Apple Wallet',
  limit: 'documents',
  data: signedDocument,
});

/**
 * Gives Google the ticket of the registration, and answers the short address at Google that saves it to Google Wallet; refused as
 * `getApplePass` is, and while Google does not take it. Idempotent.
 */
export const getGooglePass = ownPass.get('/google-pass', {
  summary: 'Your registration for Google Wallet',
  limit: 'documents',
  data: z.object({ url: z.string() }),
  errors: ['GOOGLE_WALLET_UNAVAILABLE'],
});

/** The pass of a signed address, as of now. NOT_FOUND as for receipts, and where the pass is no longer offered. */
export const downloadApplePass = defineDownload({
  path: '/v1/wallet/apple/{orderId}',
  summary: 'A pass for Apple Wallet, by its signed address',
  tag,
  access: 'anonymous',
  limit: 'documents',
  caching: 'private',
  params: z.object({ orderId: z.uuid() }),
  query: signedAddress,
});
