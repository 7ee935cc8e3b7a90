import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { plural } from '@sangamam/contract/phrases/plural';

/** Why a fee is kept of a cancelled registration, as the family reads it; the treasurer may write something else. */
export function reasonByTerms({
  forEach,
  until,
  people,
  cancelledOn,
  isAsked,
  keptBefore,
  currency,
}: {
  forEach: number | null;
  until: string | null;
  people: number;
  cancelledOn: string;
  isAsked: boolean;
  keptBefore: number;
  currency: Currency;
}): string {
  const what = isAsked ? 'Asked to cancel' : 'Cancelled';
  const before = keptBefore > 0 ? ` ${formatMoney(keptBefore, currency)} was kept of earlier changes.` : '';
  if (forEach === null || until === null)
    return `${what} on ${formatDate(cancelledOn)}, after the last date with a refund in the cancellation terms.${before}`;
  const each = plural(people, { one: '1 person', other: `each of ${people} people` });
  return `${what} on ${formatDate(cancelledOn)}: the cancellation terms keep ${formatMoney(forEach, currency)} for ${each} until ${formatDate(until)}.${before}`;
}
