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
}

/** The flow's state of a location; empty where a page was opened by its address. */
export function flowStateOf({ state }: Pick<Location, 'state'>): FlowState {
  return typeof state === 'object' && state !== null ? (state as FlowState) : {};
}
