import { orderActionNames } from '#phrases/orders/family/actions.ts';
import { DocumentButton } from '#web/domain/documents/document-button.tsx';

import type { OrderActionProps } from './order-action-renderers.ts';

/** Downloads the receipt of a registration. */
export function RegistrationReceiptAction({ order, name }: OrderActionProps) {
  return (
    <DocumentButton kind="registration-receipt" orderId={order._id} name={name} variant="muted">
      {orderActionNames.RECEIPT}
    </DocumentButton>
  );
}

/** Downloads the receipt of an add-on order, or of all add-ons of a registration. */
export function AddonReceiptAction({ order, name }: OrderActionProps) {
  return (
    <DocumentButton kind="addon-receipt" orderId={order._id} name={name} variant="muted">
      {orderActionNames.ADDON_RECEIPT}
    </DocumentButton>
  );
}
