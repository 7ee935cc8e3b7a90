import type { PayableOrder } from '@sangamam/contract/bank/statements/accept-endpoints';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { useState } from 'react';

import type { LineToAccept } from '../api.ts';

/** An order with the amount as it is typed. */
export interface Share {
  order: PayableOrder;
  typed: string;
}

/** The shares of a line: first those of its best candidate. A new one gets what is left, at most what is open. */
export function useShares(line: StatementLine) {
  const [shares, setShares] = useState<readonly Share[]>(
    (line.candidates[0]?.orders ?? []).map(({ amount, ...order }) => ({ order, typed: String(amount) })),
  );
  const taken = shares.reduce((sum, { typed }) => sum + (dollarsIn(typed) ?? 0), 0);
  const leftCents = line.cents - taken * 100;
  return {
    shares,
    leftCents,
    add: (order: PayableOrder) =>
      setShares((before) => {
        if (before.some((share) => share.order.orderId === order.orderId)) return before;
        const rest = Math.max(0, Math.min(order.balance, Math.floor(leftCents / 100)));
        return [...before, { order, typed: rest > 0 ? String(rest) : '' }];
      }),
    remove: (orderId: string) =>
      setShares((before) => before.filter(({ order }) => order.orderId !== orderId)),
    type: (orderId: string, typed: string) =>
      setShares((before) =>
        before.map((share) => (share.order.orderId === orderId ? { ...share, typed } : share)),
      ),
  };
}

/** Whole dollars as typed; nothing for anything else. */
export function dollarsIn(typed: string): number | undefined {
  const plain = typed.trim();
  return /^\d{1,7}$/u.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

/** The line as these shares book it; nothing while one of them is not whole dollars. */
export function bookingOfShares(line: StatementLine, shares: readonly Share[]): LineToAccept | undefined {
  const allocations = shares.flatMap(({ order, typed }) => {
    const amount = dollarsIn(typed);
    return amount === undefined
      ? []
      : [{ orderId: order.orderId, amount, receivedBefore: order.receivedAmount }];
  });
  if (allocations.length !== shares.length || shares.length === 0) return undefined;
  return { lineId: line._id, revision: line.revision, allocations };
}
