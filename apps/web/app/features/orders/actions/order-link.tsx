import { orderActionNames, type OrderAction } from '@sangamam/contract/orders/order-actions';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { ComponentType } from 'react';

import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import type { FlowState } from '../flow/flow-state.ts';
import type { OrderActionProps } from './order-action-renderers.ts';

/** The face of an action that leads to a page of its own; the page is told where the visitor came from. */
export function orderLink(
  action: OrderAction,
  to: (order: OrderSummary) => string,
  onLeave?: (order: OrderSummary) => void,
): ComponentType<OrderActionProps> {
  return function OrderLink({ order, name, main }: OrderActionProps) {
    const state: FlowState = {
      orderId: order._id,
      fromMyAccount: true,
      // It makes the review one to read alone (SPEC §2): not for who goes on with a registration.
      ...(action === 'VIEW' && { comeFrom: 'myAccount' }),
    };
    return (
      <LinkButton
        to={to(order)}
        state={state}
        variant={main ? 'primary' : 'secondary'}
        aria-label={name}
        onClick={onLeave && (() => onLeave(order))}
      >
        {orderActionNames[action]}
      </LinkButton>
    );
  };
}
