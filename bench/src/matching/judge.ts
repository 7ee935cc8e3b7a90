import type { Family } from '@sangamam/server/src/features/bank/matching/family.ts';
import type { LineMatch } from '@sangamam/server/src/features/bank/matching/line-match.ts';
import type { Allocation } from '@sangamam/server/src/features/bank/matching/score-amount.ts';

import type { TruthLine } from './make-statement.ts';

/** How the matches of a statement compare with the truth. */
export interface Verdict {
  sure: number;
  sureWrong: { truth: TruthLine; match: LineMatch }[];
  /** Lines that are for a registration, and those of them whose booking is a candidate. */
  payable: number;
  found: number;
  /** Payable lines that are sure, and those of which the first candidate is for the true families. */
  sureOfPayable: number;
  first: number;
  /** By kind of line: how many there are, called sure, and found. */
  kinds: Record<string, { lines: number; sure: number; first: number; found: number }>;
}

/**
 * A sure line is right when its first candidate books exactly the true amounts, and the sure lines before it have left so
 * much open: of two transfers of a whole balance only one may be sure. A payable line counts as found when the
 * true families are among its candidates, for one transfer for several families each alone.
 */
export function judge(
  statement: readonly TruthLine[],
  matches: readonly LineMatch[],
  families: readonly Family[],
): Verdict {
  const verdict: Verdict = {
    sure: 0,
    sureWrong: [],
    payable: 0,
    found: 0,
    sureOfPayable: 0,
    first: 0,
    kinds: {},
  };
  const left = new Map(
    families.flatMap(({ balances }) => balances.map(({ orderId, balance }) => [orderId, balance] as const)),
  );
  statement.forEach((truth, at) => {
    const match = matches[at];
    if (!match) throw new RangeError('A line without a match');
    const kind = (verdict.kinds[truth.kind] ??= { lines: 0, sure: 0, first: 0, found: 0 });
    kind.lines += 1;
    if (match.level === 'SURE') {
      verdict.sure += 1;
      kind.sure += 1;
      const booked = match.candidates[0]?.allocations ?? [];
      const isOpen = booked.every(({ orderId, amount }) => amount <= (left.get(orderId) ?? 0));
      if (keyOf(booked) !== keyOf(truth.truth) || !isOpen) verdict.sureWrong.push({ truth, match });
      for (const { orderId, amount } of booked) left.set(orderId, (left.get(orderId) ?? 0) - amount);
    }
    if (truth.truth.length === 0) return;
    verdict.payable += 1;
    if (match.level === 'SURE') verdict.sureOfPayable += 1;
    const best = new Set(match.candidates[0]?.allocations.map(({ orderId }) => orderId));
    if (best.size > 0 && truth.truth.some(({ orderId }) => best.has(orderId))) {
      verdict.first += 1;
      kind.first += 1;
    }
    const offered = new Set(
      match.candidates.flatMap(({ allocations }) => allocations.map(({ orderId }) => orderId)),
    );
    if (!truth.truth.every(({ orderId }) => offered.has(orderId))) return;
    verdict.found += 1;
    kind.found += 1;
  });
  return verdict;
}

const keyOf = (allocations: readonly Allocation[]) =>
  allocations
    .map(({ orderId, amount }) => `${orderId}=${amount}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
