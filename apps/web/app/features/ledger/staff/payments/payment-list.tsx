import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { paymentMethods, paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { useMemo, useState } from 'react';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import * as bulk from '#phrases/ledger/staff/bulk.ts';
import * as remind from '#phrases/collection/staff/remind-now.ts';
import { searchLabel } from '#phrases/ledger/staff/search.ts';
import { useOpenRecords } from '#web/domain/presence/open-records.ts';
import { PickAll } from '#web/domain/bulk-results/pick-box.tsx';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import { useAssignees } from '#web/features/casework/staff/care/api.ts';
import {
  assignedFilter,
  followUpListFilter,
  labelFilter,
} from '#web/features/casework/staff/care/care-filters.ts';
import { useLabels } from '#web/features/casework/staff/labels/api.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { paymentStatusOptions } from '#web/domain/orders/order-badges.tsx';
import { BulkRemind } from '#web/features/ledger/staff/payments/desk/bulk-remind.tsx';
import { undone } from '#phrases/domain/undo.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { usePayments, useUndoPayment } from './api.ts';
import { BulkReceive } from './desk/bulk-receive.tsx';
import { ListKeys } from './desk/list-keys.tsx';
import { useKeptRows } from './desk/use-kept-rows.ts';
import { columnsOf } from './payment-columns.tsx';
import { PaymentLedger } from './payment-ledger.tsx';
import { paymentQuery } from './payment-query.ts';

const filters: readonly ListFilter[] = [
  { name: 'state', label: phrases.state, options: paymentStatusOptions },
  {
    name: 'method',
    label: phrases.method,
    options: paymentMethods.map((value) => ({ value, label: paymentTypeNames[value] })),
  },
  {
    name: 'currency',
    label: phrases.currency,
    options: currencies.map((value) => ({ value, label: value })),
  },
];

/**
 * All payments; each expands to its ledger and actions. Several can be assigned, followed up and labelled at once, and received and approved or,
 * where money came short, reminded. A payment that was
 * acted on stays until the list is left, even where it is no longer in the view.
 */
export function PaymentList({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams('-reported');
  const sent = paymentQuery(params);
  const query = usePayments(sent);
  const { rows, isKept, touch } = useKeptRows(query.data?.docs, JSON.stringify(sent));
  const { undo, undoingId } = useUndo();
  const [pickedIds, setPickedIds] = useState<readonly string[]>([]);
  // What came short is asked for: approved together, the missing money would be recorded as received.
  const asksForRest = params.filter('view') === 'SHORT';
  const pickable = rows?.filter((row) => !asksForRest || !isKept(row)) ?? [];
  const all = { count: pickable.length };
  const picked = pickable.filter(({ _id }) => pickedIds.includes(_id));
  const assignees = useAssignees('PAYMENT');
  const { data: labels = [] } = useLabels();
  const openRecords = useOpenRecords('PAYMENT');
  const columns = columnsOf({
    openRecords,
    canPick: (payment) => pickable.includes(payment),
    isPicked: (payment) => picked.includes(payment),
    onPick: ({ _id }, on) => setPickedIds(on ? [...pickedIds, _id] : pickedIds.filter((id) => id !== _id)),
    isKept,
    isUndoing: ({ _id }) => undoingId === _id,
    onUndo: (payment) => void undo(payment),
  });
  const page = useMemo(() => query.data && rows && { ...query.data, docs: rows }, [query.data, rows]);
  return (
    <>
      <ListKeys payments={rows ?? []} onTouch={(payment) => touch([payment])} onUndo={undo}>
        <FilteredTable
          caption={phrases.payments}
          countText={phrases.paymentCount}
          columns={columns}
          rowKey={({ _id }) => _id}
          params={params}
          query={query}
          page={page}
          searchLabel={searchLabel}
          filters={[
            ...filters,
            { ...assignedFilter(assignees), folded: true },
            { ...followUpListFilter, folded: true },
            { ...labelFilter(labels), folded: true },
          ]}
          mutedRow={isKept}
          actions={
            <WriteToThese
              list="PAYMENTS"
              conventionId={params.filter('conventionId')}
              params={params}
              roles={roles}
            />
          }
          foot={
            <PickAll
              label={asksForRest ? remind.selectPage(all) : bulk.selectPage(all)}
              pickable={pickable}
              picked={picked}
              onPick={(payments) => setPickedIds(payments.map(({ _id }) => _id))}
            />
          }
          detail={detailOf((payment) => touch([payment]))}
          empty={{
            title: phrases.noPaymentsHere,
            text: phrases.noMatchesText,
          }}
        />
      </ListKeys>
      {asksForRest ? (
        <BulkRemind picked={picked} onClear={() => setPickedIds([])} />
      ) : (
        <BulkReceive picked={picked} onTouch={touch} onClear={() => setPickedIds([])} />
      )}
    </>
  );
}

const detailOf = (onAsk: (payment: PaymentRow) => void) => ({
  header: phrases.ledgerAndActions,
  label: ({ registrantName, tmpConvRegNo }: PaymentRow) =>
    phrases.ledgerAndActionsOf({ registrantName, tmpConvRegNo }),
  content: (payment: PaymentRow) => (
    <OpenRecord kind="PAYMENT" recordId={payment._id}>
      <PaymentLedger payment={payment} onAsk={() => onAsk(payment)} />
    </OpenRecord>
  ),
});

/** Undoes the last decision about a payment, and says so; a refusal is said, too. */
function useUndo() {
  const { mutateAsync, isPending, variables } = useUndoPayment();
  const undo = async ({ _id: paymentId, undo: decision }: PaymentRow) => {
    if (!decision || isPending) return;
    try {
      await mutateAsync({ paymentId, decisionId: decision.decisionId });
      showToast({ message: undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  return { undo, undoingId: isPending ? variables.paymentId : undefined };
}
