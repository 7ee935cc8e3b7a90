import { fullName } from '@sangamam/contract/fields/full-name';
import type { RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { possibleRefundActions } from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { actorName } from '#server/features/audit/actor-name.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isCovered } from './locked-refund.ts';
import { listEntriesOf } from '../payments/payment-list-read-model.ts';
import {
  listStepsOf,
  refundList,
  type RefundListRow,
  type RefundListStep,
} from './refund-list-read-model.ts';

/** A page of the queue of refunds, each with its steps and what can be done next. */
export async function listRefunds(ctx: Context, filter: QueryOf<typeof refundList>) {
  const { rows, total } = await refundList.page(ctx.db, filter);
  const steps = await listStepsOf(
    ctx.db,
    rows.map(({ refund }) => refund.id),
  );
  const entries = await listEntriesOf(
    ctx.db,
    rows.map(({ payment }) => payment.id),
  );
  const stepsOf = Map.groupBy(steps, ({ step }) => step.refundId);
  const entriesOf = Map.groupBy(
    entries.map(({ entry }) => entry),
    ({ paymentId }) => paymentId,
  );
  return presentListPage({ rows, total }, filter.pageSize, (row) =>
    presentRefund(row, stepsOf.get(row.refund.id) ?? [], heldIn(entriesOf.get(row.payment.id) ?? [])),
  );
}

/**
 * One refund as the queue shows it.
 *
 * @throws NOT_FOUND
 */
export async function readRefund(ctx: Context, id: string): Promise<RefundRow> {
  const { docs } = await listRefunds(ctx, { id, page: 1, pageSize: 1 });
  if (!docs[0]) throw new AppError('NOT_FOUND');
  return docs[0];
}

function presentRefund(
  { refund, payment, order, person, conventionName }: RefundListRow,
  steps: readonly RefundListStep[],
  held: number,
): RefundRow {
  const { id, state } = refund;
  const covered = isCovered(refund, { payment, order, held });
  return {
    _id: id,
    paymentId: payment.id,
    orderId: order.id,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    registrantName: fullName(person),
    conventionName,
    currency: refund.currency,
    amount: refund.amount,
    keptFee: refund.keptFee,
    keptFeeReason: refund.keptFeeReason,
    method: refund.method,
    reference: refund.reference,
    payerEmail: payment.payerEmail,
    state,
    revision: refund.revision,
    steps: steps.map(({ step, ...names }) => ({
      state: step.state,
      reason: step.reason,
      actorName: actorName({ ...names, actorSystem: step.actorSystem }),
      at: step.createdAt.toISOString(),
    })),
    actions: possibleRefundActions({ state, covered, gives: refund.amount > 0 }),
  };
}
