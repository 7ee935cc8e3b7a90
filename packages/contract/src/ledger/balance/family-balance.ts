import type { z } from 'zod';

import { balance, type Balance } from './balance.ts';

/** What a family owes for its registration and the add-on orders of it together, whole dollars of their currency. */
export const familyBalance = balance.pick({
  total: true,
  feeIsKnown: true,
  received: true,
  open: true,
  over: true,
});
export type FamilyBalance = z.output<typeof familyBalance>;

/**
 * The sum over the balances of a registration and its add-on orders. What is not sent, cancelled or rejected is not
 * owed; money that is held for it still counts as received.
 */
export function familyBalanceOf(balances: readonly Balance[]): FamilyBalance {
  const owed = balances.filter(({ state }) => state !== 'CLOSED' && state !== 'NOT_SUBMITTED');
  const sum = (of: readonly Balance[], amount: 'total' | 'received' | 'open' | 'over') =>
    of.reduce((before, one) => before + one[amount], 0);
  return {
    total: sum(owed, 'total'),
    feeIsKnown: owed.every(({ feeIsKnown }) => feeIsKnown),
    received: sum(balances, 'received'),
    open: sum(balances, 'open'),
    over: sum(balances, 'over'),
  };
}
