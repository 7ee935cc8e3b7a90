import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/account.ts';

import { useOwnReadiness } from '../api.ts';
import { countToDo } from './checklist-tasks.ts';
import { conventionOver } from './convention-over.ts';
import { statusSummaryOf, statusSummaryOfAll } from './status-summary.ts';

/** A registration with the add-on orders that belong to it. */
export interface Registration {
  order: OrderSummary;
  addonOrders: readonly OrderSummary[];
}

/** Groups orders into registrations, each with its add-on orders. */
export function registrationsOf(orders: readonly OrderSummary[]): Registration[] {
  return orders
    .filter(({ parentOrderId }) => parentOrderId === null)
    .map((order) => ({
      order,
      addonOrders: orders.filter(({ parentOrderId }) => parentOrderId === order._id),
    }));
}

/** Whether a registration still goes somewhere: not over, and neither cancelled, rejected nor left unsent. */
export function isUnderWay({ order }: Registration): boolean {
  return !conventionOver(order.conventionData) && statusSummaryOf(order).tone !== 'stopped';
}

/** What sorts first: the family's turn, somebody else's, nobody's, and what was stopped. */
const needs = ['family', 'others', 'nobody', 'stopped'] as const;

function needOf({ order, addonOrders }: Registration, openItems: number): (typeof needs)[number] {
  const { tone, whose } = statusSummaryOfAll(order, addonOrders, openItems);
  if (tone === 'stopped') return 'stopped';
  const addonsWait = addonOrders.some((addonOrder) => statusSummaryOf(addonOrder).tone === 'action');
  if (whose === phrases.you || openItems > 0 || addonsWait) return 'family';
  return whose === undefined ? 'nobody' : 'others';
}

/** Those that need the family come first, among equals the convention that begins first; then as they came. */
function sortByNeed(
  registrations: readonly Registration[],
  openItemsOf: (orderId: string) => number,
): Registration[] {
  const rank = (registration: Registration) =>
    needs.indexOf(needOf(registration, openItemsOf(registration.order._id)));
  return registrations.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.order.conventionData.startDate.localeCompare(other.order.conventionData.startDate),
  );
}

/**
 * Registrations by need; undefined while the checklists of several are loading. The order is the one that was right when
 * the page opened, so that no card moves away while one works on it. A checklist that cannot be loaded counts as empty.
 */
export function useOrderByNeed(registrations: readonly Registration[]): Registration[] | undefined {
  const [opened, setOpened] = useState<readonly string[]>();
  const isSorted = opened !== undefined || registrations.length < 2;
  const asked = isSorted
    ? []
    : registrations.filter(
        (registration) => isUnderWay(registration) && registration.order.status !== 'INCOMPLETE',
      );
  const checklists = useQueries({ queries: asked.map(({ order }) => useOwnReadiness.options(order._id)) });
  if (opened === undefined) {
    if (checklists.some(({ isPending }) => isPending)) return undefined;
    const counts = new Map(asked.map(({ order }, index) => [order._id, countToDo(checklists[index]?.data)]));
    const sorted = sortByNeed(registrations, (orderId) => counts.get(orderId) ?? 0);
    setOpened(sorted.map(({ order }) => order._id));
    return sorted;
  }
  // One that was started meanwhile is not among them: `indexOf` puts it first.
  return registrations.toSorted(
    (one, other) => opened.indexOf(one.order._id) - opened.indexOf(other.order._id),
  );
}
