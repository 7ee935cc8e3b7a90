import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { OrderAction } from '@sangamam/contract/orders/order-actions';
import type { ComponentType } from 'react';

/** What the face of an action is told. */
export interface OrderActionProps {
  order: OrderSummary;
  /** What a screen reader hears, so that the same words on several registrations differ. */
  name: string;
  /** True for the one act that an order waits for; it stands out. */
  main: boolean;
}

/**
 * The button or link behind each action that My Account can offer. An action without a face does not show: it comes
 * with the page that it leads to. Which actions an order offers says the contract's `orderActions`.
 */
export type OrderActionRenderers = Partial<Record<OrderAction, ComponentType<OrderActionProps>>>;
