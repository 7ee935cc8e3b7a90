import { nameElsewhere } from './name-elsewhere.ts';
import { namesOtherPurpose, namesRegistration } from './other-purposes.ts';
import type { Found } from './gather-evidence.ts';
import type { Ranked, ScoredLine } from './line-match.ts';
import { isLikelyPart, wholeAmounts } from './score-amount.ts';
import { wordsOf } from './text-tokens.ts';

/** A number read so well (0 to 1) is the family's: it is exact, or differs in letters that look alike. */
const certainNumber = 0.95;
/** One error in a number that has digits (0.9). */
const misspeltNumber = 0.85;
/** One error in a word without digits (0.5), or two in a number (0.6): it may be chance. */
const resemblingNumber = 0.5;
/** From here a number of another family speaks against the best candidate, unless its own is the better one. */
const rivalNumberCounts = 0.55;

/** A name read so well (0 to 1): given and family name, with hardly a letter that differs. */
const certainName = 0.93;
/** Given and family name, one of them in another spelling, or beside words of somebody else. */
const likelyName = 0.75;
/** A part of the name, and more than a given or a family name alone, which have at most 0.45. */
const partOfName = 0.5;
/** A given or a family name alone, not wholly alike. */
const traceOfName = 0.3;

/** How much better a candidate must be than the others: its score, its name beside a number, its name alone. */
const aheadByScore = 0.1;
const aheadByNameAndNumber = 0.1;
const aheadByNameAlone = 0.25;

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
  if (number >= certainNumber) return rivalNumber < certainNumber;
  if (rivalNumber >= number && rivalNumber > rivalNumberCounts) return false;
  if (number >= misspeltNumber)
    return (
      others.length === 0 ||
      name >= traceOfName ||
      others.every((other) => other.score < best.score - aheadByScore)
    );
  if (evidence.address?.isTold)
    return name >= partOfName && others.every(({ evidence }) => !evidence.address);
  // A number that nearly fits, a name and the amount: a namesake without the number is told apart by any of the others.
  if (number >= resemblingNumber && name >= likelyName)
    return isOnlyName(
      best,
      others.filter(({ evidence, fit }) => evidence.number !== undefined || wholeAmounts.has(fit.kind)),
      aheadByNameAndNumber,
    );
  if (name < certainName || fit.kind !== 'AMOUNT_EXACT' || namesOtherPurpose(line.memo)) return false;
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
  return (isExpected || namesRegistration(line.memo)) && isOnlyName(best, rivals, aheadByNameAlone);
}

/**
 * A part of what is owed: the number and the name of one family say whose it is, and the ledger takes what came. Not where
 * it is just what the family owes for something else.
 */
function isSurePart(line: ScoredLine, { evidence }: Ranked, others: readonly Ranked[]): boolean {
  const { number, name, family } = evidence;
  if (!number || number.strength < certainNumber || !name || name.strength < likelyName) return false;
  const isOfAnother = family.balances.some(
    ({ balance, balanceWithoutFee, currency }) =>
      currency === line.currency && [balance, balanceWithoutFee].includes(line.cents / 100),
  );
  return !isOfAnother && others.every((other) => (other.evidence.number?.strength ?? 0) < misspeltNumber);
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
