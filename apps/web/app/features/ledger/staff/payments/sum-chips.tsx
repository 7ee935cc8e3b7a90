import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import type { ComponentProps } from 'react';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { ViewChips, type ViewChip } from '#web/ui/data/view-chips/view-chips.tsx';

/** How many rows a view has in one currency, and the sum of what it is about in whole dollars. */
interface Total {
  count: number;
  amount: number;
  currency: Currency;
}

interface SumChip extends Omit<ViewChip, 'sum'> {
  /** Null while they are loading, undefined for a view without sums. */
  totals: readonly Total[] | null | undefined;
}

/** Links to the views of a list, each with its number and its sum per currency; the current one is marked. */
export function SumChips({
  chips,
  ...rest
}: Omit<ComponentProps<typeof ViewChips>, 'chips'> & { chips: readonly SumChip[] }) {
  return (
    <ViewChips
      {...rest}
      chips={chips.map(({ totals, ...chip }) => ({ ...chip, sum: totals && sumText(totals) }))}
    />
  );
}

function sumText(totals: readonly Total[]): string {
  if (totals.length === 0) return phrases.nothing;
  return totals
    .map(({ count, amount, currency }) => `${count} · ${formatMoney(amount, currency)}`)
    .join(', ');
}
