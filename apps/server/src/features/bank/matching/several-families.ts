import type { Candidate, Evidence, ScoredLine } from './line-match.ts';

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

/**
 * One transfer for two families of which the memo has the number of one and the name of the other, when the amount is the
 * sum of what they owe. Only suggested: a name may be many families'.
 */
export function numberAndName(line: ScoredLine, found: readonly Evidence[]): Candidate | undefined {
  const [named, ...more] = found.filter(({ number }) => number && number.strength >= 0.95);
  if (!named?.number || more.length > 0) return undefined;
  const { order, kind, written } = named.number;
  for (const { family, name } of found) {
    if (family === named.family || !name || name.strength < 0.5) continue;
    for (const other of family.balances)
      for (const owed of ['balance', 'balanceWithoutFee'] as const) {
        const isSum = (order[owed] + other[owed]) * 100 === line.cents;
        if (!isSum || other.currency !== line.currency || order.currency !== line.currency) continue;
        return {
          familyIds: [named.family.familyId, family.familyId],
          allocations: [order, other].map((each) => ({ orderId: each.orderId, amount: each[owed] })),
          score: 0.8,
          reasons: [
            { kind, text: written },
            { kind: 'NAME', text: name.name },
            { kind: 'SEVERAL_FAMILIES', text: '' },
          ],
        };
      }
  }
  return undefined;
}
