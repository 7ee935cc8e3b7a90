import { nameElsewhere } from './name-elsewhere.ts';
import { namesRegistration } from './other-purposes.ts';
import type { Ranked, ScoredLine } from './line-match.ts';
import { wholeAmounts } from './score-amount.ts';

/**
 * Whether the best candidate may be accepted unread: the amount fits to the dollar, and either the number, the sender's
 * address or a name that only one family has says whose it is, with nothing against it.
 */
export function isSure(line: ScoredLine, ranked: readonly Ranked[], unknown: readonly string[]): boolean {
  const [best, ...others] = ranked;
  if (!best || unknown.length > 0 || line.cents % 100 !== 0) return false;
  const { evidence, fit } = best;
  if (!wholeAmounts.has(fit.kind) || evidence.isTooEarly) return false;
  if (nameElsewhere(best, others)) return false;
  const number = evidence.number?.strength ?? 0;
  const rivalNumber = Math.max(0, ...others.map(({ evidence }) => evidence.number?.strength ?? 0));
  const name = evidence.name?.strength ?? 0;
  if (number >= 0.95) return rivalNumber < 0.95;
  if (rivalNumber >= number && rivalNumber > 0.55) return false;
  if (number >= 0.85)
    return others.length === 0 || name >= 0.3 || others.every((other) => other.score < best.score - 0.1);
  if (evidence.address?.isTold) return name >= 0.5 && others.every(({ evidence }) => !evidence.address);
  // A number that nearly fits, a name and the amount: a namesake without the number is told apart by any of the others.
  if (number >= 0.5 && name >= 0.75)
    return isOnlyName(
      best,
      others.filter(({ evidence, fit }) => evidence.number !== undefined || wholeAmounts.has(fit.kind)),
      0.1,
    );
  if (name < 0.93 || fit.kind !== 'AMOUNT_EXACT') return false;
  // A namesake that owes another amount is told apart by it, unless it has said that it paid and may have paid a part.
  const rivals = others.filter(
    ({ evidence, fit }) => wholeAmounts.has(fit.kind) || (evidence.isReported && fit.kind === 'AMOUNT_PART'),
  );
  return (evidence.isReported || namesRegistration(line.memo)) && isOnlyName(best, rivals, 0.2);
}

function isOnlyName(best: Ranked, others: readonly Ranked[], gap: number): boolean {
  const name = best.evidence.name?.strength ?? 0;
  return others.every(({ evidence }) => (evidence.name?.strength ?? 0) <= name - gap);
}
