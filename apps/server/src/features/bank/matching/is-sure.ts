import { nameElsewhere } from './name-elsewhere.ts';
import { namesOtherPurpose, namesRegistration } from './other-purposes.ts';
import type { Found } from './gather-evidence.ts';
import type { Ranked, ScoredLine } from './line-match.ts';
import { isLikelyPart, wholeAmounts } from './score-amount.ts';
import { wordsOf } from './text-tokens.ts';

/** Within how many days of the family's report money is taken for what it reported, with the name alone. */
const mostDaysFromReport = 14;

/**
 * Whether the best candidate may be accepted unread: the amount fits to the dollar, and either the number, the sender's
 * address or a name that only one family has says whose it is, with nothing against it. A part needs number and name.
 */
export function isSure(line: ScoredLine, ranked: readonly Ranked[], { found, unknown }: Found): boolean {
  const [best, ...others] = ranked;
  if (!best || unknown.length > 0 || line.cents % 100 !== 0) return false;
  const { evidence, fit } = best;
  if (evidence.isTooEarly) return false;
  if (nameElsewhere(best, others)) return false;
  if (fit.kind === 'AMOUNT_PART') return isSurePart(line, best, others);
  if (!wholeAmounts.has(fit.kind)) return false;
  const number = evidence.number?.strength ?? 0;
  // Also of a family that owes nothing in this currency.
  let rivalNumber = 0;
  for (const other of found)
    if (other !== evidence) rivalNumber = Math.max(rivalNumber, other.number?.strength ?? 0);
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
  if (name < 0.93 || fit.kind !== 'AMOUNT_EXACT' || namesOtherPurpose(line.memo)) return false;
  const isExpected = (evidence.daysFromReport ?? Infinity) <= mostDaysFromReport;
  const isBestInOrder = isInOrder(line, best);
  // A namesake that owes another amount is told apart by it, unless it has said that it paid and this may be a part of it.
  const rivals = others.filter(
    ({ evidence, fit }) =>
      wholeAmounts.has(fit.kind) ||
      (evidence.name?.strength ?? 0) > name ||
      (!isExpected && isLikelyPart(fit) && evidence.name?.strength === name) ||
      (evidence.reportedOn !== null &&
        fit.kind === 'AMOUNT_PART' &&
        (isLikelyPart(fit) || (evidence.name?.strength ?? 0) >= name)) ||
      (evidence.reportedOn !== null && !isBestInOrder && isInOrder(line, { evidence })),
  );
  return (isExpected || namesRegistration(line.memo)) && isOnlyName(best, rivals, 0.25);
}

/**
 * A part of what is owed: the number and the name of one family say whose it is, and the ledger takes what came. Not where
 * it is just what the family owes for something else.
 */
function isSurePart(line: ScoredLine, { evidence }: Ranked, others: readonly Ranked[]): boolean {
  const { number, name, family } = evidence;
  if (!number || number.strength < 0.95 || !name || name.strength < 0.75) return false;
  const isOfAnother = family.balances.some(
    ({ balance, balanceWithoutFee, currency }) =>
      currency === line.currency && [balance, balanceWithoutFee].includes(line.cents / 100),
  );
  return !isOfAnother && others.every((other) => (other.evidence.number?.strength ?? 0) < 0.85);
}

function isOnlyName(best: Ranked, others: readonly Ranked[], gap: number): boolean {
  const name = best.evidence.name?.strength ?? 0;
  return others.every(({ evidence }) => (evidence.name?.strength ?? 0) <= name - gap);
}

/** Whether the payer has written the name word by word: families may have each other's names in another order. */
function isInOrder({ payer }: ScoredLine, { evidence: { name } }: Pick<Ranked, 'evidence'>): boolean {
  if (name === undefined) return false;
  return ` ${wordsOf(payer).join(' ')} `.includes(` ${wordsOf(name.name).join(' ')} `);
}
