import { kindsWithSharedReason, type EntryKind } from '@sangamam/contract/payments/ledger/ledger';
import type { TimelineEventKind, TimelineEvent } from '@sangamam/contract/orders/timeline/timeline-events';

import type { Context } from '#server/db/context.ts';

import { listDecisions, listPaymentEvents } from './timeline-read-model.ts';
import type { OrderRow } from '../order/order-repository.ts';

/**
 * The timeline events of orders by the order's id, each list oldest first, from the orders, the audit log and the
 * ledger. Names of staff and notes between staff are left out.
 */
export async function listTimelineEvents(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, TimelineEvent[]>> {
  const orderIds = orders.map(({ id }) => id);
  const decisions = await listDecisions(ctx.db, orderIds, [...Object.keys(decisionKinds), ...cascadeActions]);
  const paymentEvents = await listPaymentEvents(ctx.db, orderIds);
  return new Map(
    orders.map((order) => [
      order.id,
      [
        eventOf('STARTED', order.createdAt),
        eventOf('SUBMITTED', order.submittedAt),
        ...decisions
          .filter(({ orderId }) => orderId === order.id)
          .map(({ action, at, reason, decided }) =>
            eventOf(decisionKinds[action] ?? cascadedKinds[decided ?? ''], at, { note: reason }),
          ),
        ...paymentEvents
          .filter(({ orderId }) => orderId === order.id)
          .map((entry) =>
            eventOf(`PAYMENT_${entry.kind}`, entry.at, {
              amount: shownAmounts[entry.kind]?.(entry) ?? null,
              note: kindsWithSharedReason.includes(entry.kind) ? entry.reason : null,
            }),
          ),
        eventOf('CONFIRMED', order.confirmedAt),
        eventOf('CANCELLED', order.cancelledAt, { note: order.cancelledAt && order.reason }),
      ]
        .flatMap((event) => event ?? [])
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    ]),
  );
}

/** The amount that the family sees with an entry: what moved, or what is held after a correction. */
const shownAmounts: Partial<Record<EntryKind, (entry: { amount: number; held: number }) => number>> = {
  RECEIVED: ({ amount }) => amount,
  CORRECTED: ({ held }) => held,
  REVERSED: ({ amount }) => -amount,
  REFUNDED: ({ amount }) => -amount,
};

/** Decisions that the family was notified of, by their action in the audit log. */
const decisionKinds: Readonly<Record<string, TimelineEventKind>> = {
  'order.approved': 'APPROVED',
  'order.rejected': 'REJECTED',
  'order.reopened': 'REOPENED',
  'order.asked': 'ASKED',
};

/** Actions for decisions that cascaded to an add-on order. Entries of older versions have the second name. */
const cascadeActions = ['order.cascaded', 'order.followed'];

/** The event of such a decision, by the status that the add-on order came to. */
const cascadedKinds: Readonly<Record<string, TimelineEventKind>> = {
  REG_APPROVED: 'APPROVED',
  REG_REJECTED: 'REJECTED',
  PENDING_REG_APPROVAL: 'REOPENED',
};

function eventOf(
  what: TimelineEventKind | undefined,
  at: Date | null,
  { amount = null, note = null }: { amount?: number | null; note?: string | null } = {},
): TimelineEvent | undefined {
  return what && at ? { what, at: at.toISOString(), amount, note } : undefined;
}
