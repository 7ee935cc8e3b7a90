import type { Family } from './family.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { createNumberIndex, type NumberIndex } from './number-index.ts';
import { createSlicer } from '#server/adapters/threads/slicer.ts';

/** Everything that lines are compared with, indexed once for all lines of a statement. */
export interface BalanceIndex {
  numbers: NumberIndex;
  names: NameIndex;
  /** Families by an address: `told` for Zelle, or of somebody in the family. */
  byAddress: ReadonlyMap<string, { family: Family; isTold: boolean }[]>;
  /** Families by an open amount and its currency, `USD 850`. */
  byAmount: ReadonlyMap<string, Set<Family>>;
  /** When a day begins: thousands of orders have the same few days. */
  timeOf: (day: string) => number;
}

export const amountKey = (currency: string, amount: number) => `${currency} ${amount}`;

/** Indexes all families, in slices between which other requests run. */
export async function createBalanceIndex(families: readonly Family[]): Promise<BalanceIndex> {
  const numbers = createNumberIndex();
  const names = createNameIndex();
  const pause = createSlicer();
  const byAddress = new Map<string, { family: Family; isTold: boolean }[]>();
  const byAmount = new Map<string, Set<Family>>();
  const times = new Map<string, number>();
  const timeOf = (day: string) => {
    let time = times.get(day);
    if (time === undefined) times.set(day, (time = Date.parse(day)));
    return time;
  };
  const addAddress = (address: string, family: Family, isTold: boolean) => {
    const key = address.toLowerCase();
    const there = byAddress.get(key) ?? [];
    if (!there.some((other) => other.family === family)) there.push({ family, isTold });
    byAddress.set(key, there);
  };
  for (const family of families) {
    for (const { payerEmail, balance, currency } of family.balances) {
      if (payerEmail !== null) addAddress(payerEmail, family, true);
      const key = amountKey(currency, balance);
      byAmount.set(key, (byAmount.get(key) ?? new Set()).add(family));
    }
    for (const email of family.emails) addAddress(email, family, false);
    numbers.add(family);
    names.add(family);
    await pause();
  }
  return { numbers, names, byAddress, byAmount, timeOf };
}
