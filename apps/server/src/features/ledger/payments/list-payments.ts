import { fullName } from '@sangamam/contract/fields/full-name';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { possiblePaymentActions } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import { movableOf, refundDueOf, uncoveredRefundOf } from '@sangamam/contract/ledger/entries/refund-due';
import type { PaymentView } from '@sangamam/contract/ledger/payments/payment-views';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { actorName } from '#server/features/audit/actor-name.ts';
import { listRecent, presentUndoable } from '#server/features/undo/undoable-decisions.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { decisionFactsOf } from '../payment-facts.ts';
import { decisionsOnPayments, type PaymentDecisionRow } from '../undo/decision-repository.ts';
import { reservedByPayment } from '../refunds/refund-repository.ts';
import { matchReasonsOf } from './match-reasons.ts';
import { readCareAndNotes } from './payment-care.ts';
import { wherePaymentCare } from './payment-care-read-model.ts';
import {
  listEntriesOf,
  paymentList,
  type PaymentListEntry,
  type PaymentListRow,
} from './payment-list-read-model.ts';
import { listFamiliesOf, wherePaymentMatches } from './payment-search-read-model.ts';
import { whereInView } from './payment-views-read-model.ts';
import { todayOfList } from './read-payment-totals.ts';

/** What to look for, in one of the views and conventions. */
interface Narrowing {
  search?: string | undefined;
  view?: PaymentView | undefined;
  conventionId?: string | undefined;
  /** The actor (`me`), `nobody`, or an account. */
  assigned?: string | undefined;
  followUp?: 'due' | 'set' | undefined;
}

/** The conditions of search, view and care for a `PaymentFilter`, as the actor asks for them. */
export function matchingOf(ctx: Context, actor: Actor, { search, assigned, followUp, ...inView }: Narrowing) {
  return [
    wherePaymentMatches(search),
    whereInView(ctx.db, inView, todayOfList(ctx)),
    wherePaymentCare(ctx.db, { assignedTo: assigneeAsked(actor, assigned), followUp }, ctx.now()),
  ];
}

/** A page of the treasurer's list, each payment with its ledger and why the search found it. */
export async function listPayments(
  ctx: Context,
  actor: Actor,
  query: Omit<QueryOf<typeof paymentList>, 'matching'>,
) {
  const { search } = query;
  const { rows, total } = await paymentList.page(ctx.db, {
    ...query,
    matching: matchingOf(ctx, actor, query),
  });
  const ids = rows.map(({ payment }) => payment.id);
  const entries = await listEntriesOf(ctx.db, ids);
  const reserved = await reservedByPayment(ctx.db, ids);
  const recent = await listRecent(ctx, decisionsOnPayments, ids);
  const decisions = new Map(recent.map((decision) => [decision.id, decision]));
  const careOf = await readCareAndNotes(ctx, ids);
  const byPayment = Map.groupBy(entries, ({ entry }) => entry.paymentId);
  const families = Map.groupBy(search ? await listFamiliesOf(ctx.db, ids) : [], (member) => member.paymentId);
  return presentListPage({ rows, total }, query.pageSize, (row) => {
    const { id } = row.payment;
    const ledger = byPayment.get(id) ?? [];
    return {
      ...presentPayment(row, ledger, reserved.get(id) ?? 0),
      ...careOf(id),
      undo: undoOf(decisions.get(ledger.at(-1)?.entry.decisionId ?? '')),
      matchedBy: search
        ? matchReasonsOf(search, { row, entries: ledger, family: families.get(id) ?? [] })
        : [],
    };
  });
}

/** What can be undone as far as time goes. A merge is undone as a whole, at its registration. */
function undoOf(decision: PaymentDecisionRow | undefined): PaymentRow['undo'] {
  if (!decision || decision.undoneAt !== null || decision.action === 'merge') return null;
  return presentUndoable({ ...decision, action: decision.action });
}

function presentPayment(
  { payment, order, person, conventionName }: PaymentListRow,
  entries: PaymentListEntry[],
  reserved: number,
): Omit<PaymentRow, 'matchedBy' | 'undo' | 'care' | 'notes'> {
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
