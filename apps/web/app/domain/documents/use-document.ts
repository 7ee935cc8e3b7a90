import { getReceiptForStaff } from '@sangamam/contract/documents/document-admin-endpoints';
import * as endpoints from '@sangamam/contract/documents/receipts/receipt-endpoints';
import type { DocumentKind } from '@sangamam/contract/documents/receipts/receipt-kinds';
import { receiptFailures } from '@sangamam/contract/documents/receipts/receipt-messages';

import * as phrases from '#phrases/domain/documents.ts';
import { ApiError, isRefusal, redirects } from '#web/lib/api/api-error.ts';
import { followAddress } from '#web/lib/follow-address.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/** The documents that the site offers on a button. */
export type OfferedDocument = Extract<
  DocumentKind,
  'registration-receipt' | 'addon-receipt' | 'check-in' | 'staff-receipt'
>;

const ofOrder = (orderId: string) => () => ({ params: { orderId } });

const hooks = {
  'registration-receipt': createMutationHook(endpoints.getRegistrationReceipt, ofOrder),
  'addon-receipt': createMutationHook(endpoints.getAddonReceipt, ofOrder),
  'check-in': createMutationHook(endpoints.getCheckInReceipt, ofOrder),
  'staff-receipt': createMutationHook(getReceiptForStaff, ofOrder),
} as const satisfies Record<OfferedDocument, unknown>;

/**
 * Fetches a document of an order and hands it to the browser, which saves it: its address answers an attachment, so the
 * page stays.
 */
export function useDocument(kind: OfferedDocument, orderId: string) {
  const { mutateAsync, isPending } = hooks[kind](orderId);
  const download = async () => {
    try {
      const { url } = await mutateAsync();
      followAddress(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error)) showToast(failureOf(kind, error));
    }
  };
  return { download, isPending };
}

/** The specification's sentence first; what is known about the failure stands after it (DECISIONS §5). */
function failureOf(kind: OfferedDocument, error: ApiError) {
  if (kind === 'addon-receipt' && isRefusal(error, 'NOT_FOUND'))
    return { message: phrases.noAddOns, tone: 'info' } as const;
  return { message: `${receiptFailures[kind]}. ${error.message}`, tone: 'danger' } as const;
}
