import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Location } from 'react-router';

/**
 * Router state between the pages of the registration (SPEC §2). It is only a convenience: it says where to go back to,
 * never what the state of the order is.
 */
export interface FlowState {
  /** The page was opened from the review and leads back there. */
  fromReviewPage?: boolean;
  comeFrom?: 'packageComponent' | 'addonComponent' | 'addonUpdateComponent' | 'myAccount';
  selectedPackageId?: string;
  orderId?: string;
  fromMyAccount?: boolean;
  /** The order has just been sent. */
  fromSubmitForApproval?: boolean;
  /** The payment type; `NA` if there is nothing to pay. */
  paymentType?: PaymentMethod | 'NA';
}

/** The flow's state of a location; empty where a page was opened by its address. */
export function flowStateOf({ state }: Pick<Location, 'state'>): FlowState {
  return typeof state === 'object' && state !== null ? (state as FlowState) : {};
}
