import type { DocumentKind } from './receipt-kinds.ts';

/**
 * What people read when a document cannot be fetched (SPEC §8, to the letter). The specification has two sentences and
 * does not say which is whose (docs/decisions/029).
 */
export const receiptFailures: Record<DocumentKind, string> = {
  'registration-receipt': 'Something went wrong. Not able to download PDF',
  'staff-receipt': 'Something went wrong. Not able to download PDF',
  receipts: 'Something went wrong. Not able to download PDF',
  'addon-receipt': "Something went to wrong can't download pdf",
  'check-in': "Something went to wrong can't download pdf",
};
