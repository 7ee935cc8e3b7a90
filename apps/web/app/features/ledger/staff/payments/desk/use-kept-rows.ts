import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useState } from 'react';

import { usePaymentsById } from '../api.ts';

interface Touched {
  /** As it was when it was touched, shown until the fresh one is there. */
  payment: PaymentRow;
  /** Where it stood in the list. */
  place: number;
}

/**
 * The rows of a list, with those that the treasurer acted on and that are no longer in it: they stay in their place until
 * the list is left or its filters change. `listKey` says which list it is. `touch` is called before something is done.
 */
export function useKeptRows(docs: readonly PaymentRow[] | undefined, listKey: string) {
  const [{ key, touched }, setTouched] = useState<{ key: string; touched: readonly Touched[] }>({
    key: listKey,
    touched: [],
  });
  const current = key === listKey ? touched : [];
  const fresh = usePaymentsById(current.map(({ payment }) => payment._id)).data ?? [];
  const kept = current
    .filter(({ payment }) => docs && !docs.some(({ _id }) => _id === payment._id))
    .toSorted((one, other) => one.place - other.place);
  const rows = [...(docs ?? [])];
  for (const { payment, place } of kept)
    rows.splice(place, 0, fresh.find(({ _id }) => _id === payment._id) ?? payment);
  const keptIds = new Set(kept.map(({ payment }) => payment._id));
  return {
    rows: docs && rows,
    isKept: ({ _id }: PaymentRow) => keptIds.has(_id),
    touch: (payments: readonly PaymentRow[]) => {
      const isNew = ({ _id }: PaymentRow) => !current.some(({ payment }) => payment._id === _id);
      const added = payments.filter(isNew).map((payment) => ({
        payment,
        place: rows.findIndex(({ _id }) => _id === payment._id),
      }));
      setTouched({ key: listKey, touched: [...current, ...added] });
    },
  };
}
