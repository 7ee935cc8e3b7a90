import { createBalanceIndex } from './balance-index.ts';
import type { Family } from './family.ts';
import type { LineMatch, ScoredLine } from './line-match.ts';
import { scoreLine } from './score-line.ts';
import { createSlicer } from '#server/adapters/threads/slicer.ts';

/**
 * Matches all lines of a statement, in slices between which other requests run. Where several lines are sure of one
 * balance and are more than it together, only the best fitting one stays sure: the others may be paid twice.
 */
export async function scoreStatement(
  lines: readonly ScoredLine[],
  families: readonly Family[],
): Promise<LineMatch[]> {
  const index = await createBalanceIndex(families);
  const pause = createSlicer();
  const matches: LineMatch[] = [];
  for (const line of lines) {
    matches.push(scoreLine(line, index));
    await pause();
  }
  return withoutRivals(matches, families);
}

function withoutRivals(matches: readonly LineMatch[], families: readonly Family[]): LineMatch[] {
  const booked = new Set(
    matches.flatMap(({ level, candidates }) =>
      level === 'SURE' ? (candidates[0]?.allocations.map(({ orderId }) => orderId) ?? []) : [],
    ),
  );
  const left = new Map<string, number>();
  for (const { balances } of families)
    for (const { orderId, balance } of balances) if (booked.has(orderId)) left.set(orderId, balance);
  const byScore = matches
    .map((match, at) => ({ match, at }))
    .toSorted((a, b) => (b.match.candidates[0]?.score ?? 0) - (a.match.candidates[0]?.score ?? 0));
  const result = [...matches];
  for (const { match, at } of byScore) {
    const [best, ...others] = match.candidates;
    if (match.level !== 'SURE' || !best) continue;
    const fits = best.allocations.every(({ orderId, amount }) => (left.get(orderId) ?? 0) >= amount);
    if (fits)
      for (const { orderId, amount } of best.allocations)
        left.set(orderId, (left.get(orderId) ?? 0) - amount);
    else
      result[at] = {
        level: 'SUGGESTED',
        candidates: [{ ...best, reasons: [...best.reasons, { kind: 'ANOTHER_LINE', text: '' }] }, ...others],
      };
  }
  return result;
}
