import type { OrderAction } from '@sangamam/contract/orders/order-actions';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { ComponentType } from 'react';

import { orderActionNames } from '#phrases/orders/family/actions.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { FlowState } from '../flow/flow-state.ts';
import type { OrderActionProps } from './order-action-renderers.ts';

/** The renderer of an action that leads to another page, which is told where the visitor came from. */
export function orderLink(
  action: OrderAction,
  to: (order: OrderSummary) => string,
  onLeave?: (order: OrderSummary) => void,
): ComponentType<OrderActionProps> {
  return function OrderLink({ order, name, main }: OrderActionProps) {
    const state: FlowState = {
      orderId: order._id,
      fromMyAccount: true,
      // It makes the review read-only (SPEC §2), so it is left out when a registration is continued.
      ...(action === 'VIEW' && { comeFrom: 'myAccount' }),
    };
    return (
      <LinkButton
        to={to(order)}
        state={state}
        variant={main ? 'primary' : 'muted'}
        aria-label={name}
        onClick={onLeave && (() => onLeave(order))}
      >
        {orderActionNames[action]}
      </LinkButton>
    );
  };
}
