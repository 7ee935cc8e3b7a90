import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { OrderAction } from '@sangamam/contract/orders/order-actions';
import type { ComponentType } from 'react';

/** The props of an action renderer. */
export interface OrderActionProps {
  order: OrderSummary;
  /** Added to the accessible name, so that the same action on several registrations differs. */
  name: string;
  /** True for the main action, which is emphasized. */
  main: boolean;
}

/**
 * The button or link of each action on My Account. An action without a renderer is not shown; it is added together with
 * the page it leads to. The contract's `orderActions` decides which actions an order offers.
 */
export type OrderActionRenderers = Partial<Record<OrderAction, ComponentType<OrderActionProps>>>;
