import type { MatchReason } from '@sangamam/contract/bank/statements/bank-line';

import { amountKey, type BalanceIndex } from './balance-index.ts';
import { gatherEvidence, reasonsOf } from './gather-evidence.ts';
import { isSure } from './is-sure.ts';
import type { Evidence, LineMatch, Ranked, ScoredLine } from './line-match.ts';
import { nameElsewhere } from './name-elsewhere.ts';
import { namesOtherPurpose } from './other-purposes.ts';
import { numberAndName, severalFamilies } from './several-families.ts';
import { fitAmount, wholeAmounts } from './score-amount.ts';

const most = 5;
const leastScore = 0.3;
/** A memo that says what else the money is for makes a part of a name say nothing. */
const leastForOtherPurpose = 0.4;

/**
 * Matches a bank line, by comparing it with all open balances: registration number, payer, sender's address, amount and date.
 * `gatherEvidence` finds the families with the reasons that staff read, `fitAmount` says how the amount fits, `isSure` whether the
 * match may be accepted unread. Money that left the account matches nothing.
 */
export function scoreLine(line: ScoredLine, index: BalanceIndex): LineMatch {
  if (line.direction === 'OUT' || line.cents === 0) return { level: 'NONE', candidates: [] };
  const { found, unknown } = gatherEvidence(line, index);
  const together = severalFamilies(line, found);
  if (together) return { level: 'SURE', candidates: [together] };
  const ranked = found
    .map((evidence) => candidateOf(line, evidence))
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => b.percent - a.percent || sinceReport(a) - sinceReport(b));
  const sure = isSure(line, ranked, { found, unknown });
  const [first, ...others] = ranked;
  const elsewhere = first && nameElsewhere(first, others);
  const isPaidWhole = ranked.some(({ evidence, fit }) => evidence.number && wholeAmounts.has(fit.kind));
  const split = isPaidWhole ? undefined : numberAndName(line, found);
  const least = namesOtherPurpose(line.memo) ? leastForOtherPurpose : leastScore;
  const candidates = ranked
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .map(({ evidence, fit, percent }) => ({
      familyIds: [evidence.family.familyId],
      allocations: fit.allocations,
      score: percent / 100,
      reasons: [
        ...reasonsOf(evidence),
        { kind: fit.kind, text: '' },
        ...(elsewhere !== undefined && evidence === first?.evidence
          ? [{ kind: 'NAME_ELSEWHERE' as const, text: elsewhere }]
          : []),
        ...unknown.map((text) => ({ kind: 'NUMBER_UNKNOWN' as const, text })),
      ],
    }));
  if (split) return { level: 'SUGGESTED', candidates: [split, ...candidates].slice(0, most) };
  if (candidates.length === 0)
    return namesOtherPurpose(line.memo) ? { level: 'NONE', candidates } : byAmountAlone(line, index);
  return { level: sure ? 'SURE' : 'SUGGESTED', candidates };
}

/** Of families that fit alike, the one comes first that said a few days ago that it paid. */
const sinceReport = ({ evidence }: Ranked) => evidence.daysFromReport ?? Number.MAX_SAFE_INTEGER;

function candidateOf(line: ScoredLine, evidence: Evidence): Ranked | undefined {
  const fit = fitAmount(line, evidence.family, evidence.number?.order);
  if (!fit) return undefined;
  const { number, name, address } = evidence;
  const doubt =
    (1 - 0.97 * (number?.strength ?? 0)) *
    (1 - 0.75 * (name?.strength ?? 0)) *
    (1 - (address === undefined ? 0 : address.isTold ? 0.9 : 0.8));
  const score = (1 - doubt) * (0.6 + 0.4 * fit.strength) * (evidence.isTooEarly ? 0.5 : 1);
  return { evidence, fit, score, percent: Math.round(score * 100) };
}

/** A payer whom nobody knows: the few families that owe exactly this much, if they are few. */
function byAmountAlone(line: ScoredLine, index: BalanceIndex): LineMatch {
  const families = [...(index.byAmount.get(amountKey(line.currency, line.cents / 100)) ?? [])];
  if (families.length === 0 || families.length > 3) return { level: 'NONE', candidates: [] };
  const candidates = families.flatMap((family) => {
    const fit = fitAmount(line, family);
    if (!fit) return [];
    const reasons: MatchReason[] = [{ kind: fit.kind, text: '' }];
    return [{ familyIds: [family.familyId], allocations: fit.allocations, score: 0.2, reasons }];
  });
  return { level: 'SUGGESTED', candidates };
}
