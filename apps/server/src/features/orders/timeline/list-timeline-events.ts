import { auditActions, auditedAction, type AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import { kindsWithSharedReason, type EntryKind } from '@sangamam/contract/ledger/entries/ledger';
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
  const decisions = await listDecisions(ctx.db, orderIds, [...toldActions, ...cascadeActions]);
  const paymentEvents = await listPaymentEvents(ctx.db, orderIds);
  return new Map(
    orders.map((order) => [
      order.id,
      [
        eventOf('STARTED', order.createdAt),
        eventOf('SUBMITTED', order.submittedAt),
        ...decisions
          .filter(({ orderId, isUndone }) => orderId === order.id && !isUndone)
          .filter(isNotCancellationNow(order))
          .map(({ action, at, reason, decided }) =>
            eventOf(auditedAction(action)?.timeline ?? cascadedKinds[decided ?? ''], at, { note: reason }),
          ),
        ...paymentEvents
          .filter((entry) => entry.orderId === order.id && !entry.isUndone && isTold(entry, order))
          .map((entry) =>
            eventOf(kindOf(entry), entry.at, {
              amount: shownAmounts[entry.kind]?.(entry) ?? null,
              note: kindsWithSharedReason.includes(entry.kind) ? entry.reason : null,
            }),
          ),
        ...(isConfirmationUndone(order, paymentEvents) || isApprovalUndone(order, decisions)
          ? []
          : [eventOf('CONFIRMED', order.confirmedAt)]),
        eventOf('CANCELLED', order.cancelledAt, { note: order.cancelledAt && order.reason }),
      ]
        .flatMap((event) => event ?? [])
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    ]),
  );
}

/** For the decisions about an order: leaves its cancellation out, which its row tells, but not those that were ended. */
function isNotCancellationNow({ cancelledAt }: OrderRow) {
  return (decision: { action: string; cancelledAt: string | null }) =>
    decision.action !== 'order.cancelled' || decision.cancelledAt !== cancelledAt?.toISOString();
}

/**
 * Whether the family is told of an entry. Of a payment that staff entered for it, it is told the money only; of an entry
 * that moved nothing, it is told with the money that was given back, or with the reinstatement.
 */
function isTold(
  { kind, actorId, amount }: { kind: EntryKind; actorId: string | null; amount: number },
  { userId }: OrderRow,
): boolean {
  if (kind === 'REPORTED') return actorId === null || actorId === userId;
  return amount !== 0 || (kind !== 'REVERSED' && kind !== 'RECEIVED');
}

/** Whether the only approvals of an order's payments were undone: its family was never told that it is confirmed. */
function isConfirmationUndone(
  { id }: OrderRow,
  entries: readonly { orderId: string; kind: EntryKind; isUndone: boolean }[],
): boolean {
  const approvals = entries.filter(({ orderId, kind }) => orderId === id && kind === 'APPROVED');
  return approvals.length > 0 && approvals.every(({ isUndone }) => isUndone);
}

/** Whether the only approvals of an order were undone: its family was never told that it is confirmed. */
function isApprovalUndone(
  { id }: OrderRow,
  decisions: readonly { orderId: string; decided: string | null; isUndone: boolean }[],
): boolean {
  const approvals = decisions.filter(({ orderId, decided }) => orderId === id && decided === 'REG_APPROVED');
  return approvals.length > 0 && approvals.every(({ isUndone }) => isUndone);
}

interface Moved {
  amount: number;
  received: number;
}
const came = ({ amount }: Moved) => amount;
const left = ({ amount }: Moved) => Math.abs(amount);

/** The amount that the family sees with an entry: what moved, or what was received in all after a correction. */
const shownAmounts: Partial<Record<EntryKind, (entry: Moved) => number>> = {
  RECEIVED: came,
  CORRECTED: ({ received }) => received,
  REVERSED: left,
  MOVED_IN: came,
  MOVED_OUT: left,
  REFUNDED: left,
  DONATED: left,
  FEE_KEPT: left,
};

/** The event of an entry; money that came back from a failed refund is told with the refund, its fee is not. */
function kindOf({ kind, amount }: { kind: EntryKind; amount: number }): TimelineEventKind | undefined {
  if (amount > 0 && kind === 'REFUNDED') return 'PAYMENT_REFUND_RETURNED';
  if (amount > 0 && kind === 'FEE_KEPT') return undefined;
  return kind === 'UNDONE' ? undefined : `PAYMENT_${kind}`;
}

/** Decisions that the family was notified of. */
const toldActions = auditActions(({ timeline }) => timeline !== undefined);

/** Actions for decisions that cascaded to an add-on order. Entries of older versions have the second name. */
const cascadeActions: readonly AuditAction[] = ['order.cascaded', 'order.followed'];

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
