import type { PaymentMethod } from '@sangamam/contract/payments/payment-methods';
import type { Location } from 'react-router';

/**
 * What one page of the registration tells the next (SPEC §2). A convenience only: it says where the way leads back to,
 * never what is true of the order.
 */
export interface FlowState {
  /** The page was opened from the review and leads back there. */
  fromReviewPage?: boolean;
  comeFrom?: 'packageComponent' | 'addonComponent' | 'addonUpdateComponent' | 'myAccount';
  selectedPackageId?: string;
  orderId?: string;
  fromMyAccount?: boolean;
  /** The order was sent a moment ago. */
  fromSubmitForApproval?: boolean;
  /** How it is paid; `NA` where nothing is to be paid. */
  paymentType?: PaymentMethod | 'NA';
}

/** The flow's state of a location; empty where a page was opened by its address. */
export function flowStateOf({ state }: Pick<Location, 'state'>): FlowState {
  return typeof state === 'object' && state !== null ? (state as FlowState) : {};
}
