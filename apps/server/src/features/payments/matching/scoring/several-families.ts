import type { Evidence } from './gather-evidence.ts';
import type { Candidate, ScoredLine } from './score-line.ts';

/** One transfer for several families: the memo has the numbers of all, and the amount is the sum of what they owe. */
export function severalFamilies(line: ScoredLine, found: readonly Evidence[]): Candidate | undefined {
  const named = found.flatMap(({ number }) => (number && number.strength >= 0.95 ? [number] : []));
  if (named.length < 2) return undefined;
  const orders = named.map(({ order }) => order).filter(({ currency }) => currency === line.currency);
  for (const owed of ['balance', 'balanceWithoutFee'] as const) {
    const sum = orders.reduce((all, order) => all + order[owed], 0);
    if (sum * 100 !== line.cents) continue;
    return {
      familyIds: named.map(({ family }) => family.familyId),
      allocations: orders.map((order) => ({ orderId: order.orderId, amount: order[owed] })),
      score: 0.97,
      reasons: [
        ...named.map(({ kind, written }) => ({ kind, text: written })),
        { kind: 'SEVERAL_FAMILIES', text: '' },
      ],
    };
  }
  return undefined;
}
