import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import * as phrases from '#phrases/domain/documents.ts';
import { DocumentButton } from '#web/domain/documents/document-button.tsx';

/** Downloads the receipt of the order that is paid: of the registration, or of the add-ons (SPEC §2 Payment). */
export function ReceiptOffer({ orderId, isAddonOrder }: Pick<PaymentSummary, 'orderId' | 'isAddonOrder'>) {
  return isAddonOrder ? (
    <DocumentButton kind="addon-receipt" orderId={orderId}>
      {phrases.downloadAddonReceipt}
    </DocumentButton>
  ) : (
    <DocumentButton kind="registration-receipt" orderId={orderId}>
      {phrases.downloadRegistrationReceipt}
    </DocumentButton>
  );
}
