import { mayChangeOn } from '@sangamam/contract/conventions/family-changes';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { takesCancelRequests } from '@sangamam/contract/orders/cancel/cancel-request';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { orderActions, type OrderAction } from '@sangamam/contract/orders/order-actions';
import type { ComponentType } from 'react';

import { orderActionNames } from '#phrases/orders/family/actions.ts';
import * as phrases from '#phrases/orders/family/account.ts';

import type { OrderActionProps, OrderActionRenderers } from '../actions/order-action-renderers.ts';
import { conventionOver } from './convention-over.ts';
import styles from './registrations.module.css';

/** An action that an order offers, and whether it is the one thing to do now. */
interface Act {
  action: OrderAction;
  Renderer: ComponentType<OrderActionProps>;
  main: boolean;
}

/** What can be done with an order, as far as there is a page for it. At most one is the main thing to do. */
export function actsOf(order: OrderSummary, hasPaidAddons: boolean, renderers: OrderActionRenderers): Act[] {
  const { conventionData, parentOrderId, balance } = order;
  const today = calendarDateIn(conventionData.timeZone, new Date());
  const offered = orderActions({
    ...order,
    isAddonOrder: parentOrderId !== null,
    hasPaidAddons,
    openAmount: balance.open,
    registrationOpen: conventionData.registrationOpen,
    conventionOver: conventionOver(conventionData),
    mayChange: mayChangeOn(conventionData.familyChanges, today, conventionData),
    uploadFamilyPicture: conventionData.uploadFamilyPicture,
    takesCancelRequests: takesCancelRequests(conventionData.cancelRequestsUntil, today),
    isCancelAsked: order.cancelRequest?.declined === null,
  });
  return offered.flatMap((action) => {
    const Renderer = renderers[action];
    const main = urgent.has(action) || (action === 'HOW_TO_PAY' && balance.state === 'PART_RECEIVED');
    return Renderer ? { action, Renderer, main } : [];
  });
}

/** The main actions, of which an order offers at most one at a time. */
const urgent: ReadonlySet<string> = new Set(['CONTINUE', 'PAY', 'RETRY_PAYMENT']);

/** The buttons and links of some actions of an order. */
export function OrderActs({
  order,
  acts,
  quiet = false,
}: {
  order: OrderSummary;
  acts: readonly Act[];
  /** Set small, below what has to be done. */
  quiet?: boolean;
}) {
  if (acts.length === 0) return null;
  const { conventionData, parentOrderId } = order;
  const about = parentOrderId ? phrases.addOnsOf({ name: conventionData.name }) : conventionData.name;
  return (
    <div className={styles[quiet ? 'quiet' : 'actions']}>
      {acts.map(({ action, Renderer, main }) => (
        <Renderer key={action} order={order} name={`${orderActionNames[action]}: ${about}`} main={main} />
      ))}
    </div>
  );
}
