import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { Context } from '#server/db/context.ts';
import { actorName } from '#server/features/audit/actor-name.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import { reservedByPayment } from '../refunds/refund-repository.ts';
import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { possiblePaymentActions } from '@sangamam/contract/payments/decisions/payment-decisions';
import { receivedIn } from '@sangamam/contract/payments/ledger/ledger';
import { movableOf, refundDueOf, uncoveredRefundOf } from '@sangamam/contract/payments/ledger/refund-due';

import {
  listEntriesOf,
  listPaymentRows,
  type PaymentListEntry,
  type PaymentListRow,
  type PaymentFilter,
} from './payment-list-read-model.ts';

/** A page of the treasurer's list, each payment with its ledger. */
export async function listPayments(ctx: Context, filter: PaymentFilter) {
  const { rows, total } = await listPaymentRows(ctx.db, filter);
  const ids = rows.map(({ payment }) => payment.id);
  const entries = await listEntriesOf(ctx.db, ids);
  const reserved = await reservedByPayment(ctx.db, ids);
  const byPayment = Map.groupBy(entries, ({ entry }) => entry.paymentId);
  return presentListPage({ rows, total }, filter.pageSize, (row) =>
    presentPayment(row, byPayment.get(row.payment.id) ?? [], reserved.get(row.payment.id) ?? 0),
  );
}

function presentPayment(
  { payment, order, person, conventionName }: PaymentListRow,
  entries: PaymentListEntry[],
  reserved: number,
): PaymentRow {
  const ledger = entries.map(({ entry }) => entry);
  const facts = decisionFactsOf({ payment, order, entries: ledger, reserved });
  return {
    _id: payment.id,
    orderId: order.id,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    registrantName: fullName(person),
    conventionName,
    method: payment.method,
    state: payment.state,
    currency: payment.currency,
    netAmount: payment.netAmount,
    feeAmount: payment.feeAmount,
    dueAmount: payment.dueAmount,
    receivedAmount: receivedIn(ledger),
    heldAmount: facts.held,
    reservedAmount: reserved,
    payerEmail: payment.payerEmail,
    dueDate: payment.dueDate,
    reportedAt: payment.createdAt.toISOString(),
    registrationStatus: order.registrationStatus,
    orderIsActive: facts.orderIsActive,
    refundDue: refundDueOf(facts),
    uncoveredRefund: uncoveredRefundOf(facts),
    movable: movableOf(facts),
    entries: entries.map(({ entry, ...names }) => ({
      kind: entry.kind,
      amount: entry.amount,
      reference: entry.reference,
      reason: entry.reason,
      actorName: actorName({ ...names, actorSystem: entry.actorSystem }),
      at: entry.createdAt.toISOString(),
    })),
    actions: possiblePaymentActions(facts),
  };
}
