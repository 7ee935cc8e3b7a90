import { lineGroups, type LineGroup } from '@sangamam/contract/bank/statements/statement-endpoints';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';

import type { LineRow } from './line-repository.ts';

/** How many lines each group has, and their sums in cents by currency; only money that came in is summed. */
export function presentGroups(grouped: readonly { line: LineRow; group: LineGroup }[]) {
  return lineGroups.map((group) => {
    const lines = grouped.filter((one) => one.group === group).map(({ line }) => line);
    const sums = currencies.flatMap((currency) => {
      const cents = lines
        .filter((line) => line.currency === currency && line.direction === 'IN')
        .reduce((all, line) => all + line.cents, 0);
      return cents > 0 ? [{ currency, cents }] : [];
    });
    return { group, lines: lines.length, sums };
  });
}
