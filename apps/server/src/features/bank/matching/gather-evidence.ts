import type { MatchReason } from '@sangamam/contract/bank/statements/bank-line';

import { amountKey, type BalanceIndex } from './balance-index.ts';
import type { Family } from './family.ts';
import type { Evidence, ScoredLine } from './line-match.ts';
import type { NameHit } from './name-index.ts';
import { addressesIn, wordsOf } from './text-tokens.ts';

/** What a line says, by family, and the well-formed numbers in it of which none is open. */
export interface Found {
  found: Evidence[];
  unknown: string[];
}

/** Finds the families that a line may be about by number, name and address. */
export function gatherEvidence(line: ScoredLine, index: BalanceIndex): Found {
  const text = `${line.memo} ${line.reference} ${line.payer}`;
  const families = new Map<Family, Evidence>();
  const evidenceOf = (family: Family): Evidence => {
    let evidence = families.get(family);
    if (!evidence) families.set(family, (evidence = newEvidence(family)));
    return evidence;
  };
  const { hits, unknown, resembling } = index.numbers.read(text);
  for (const hit of hits) {
    const evidence = evidenceOf(hit.family);
    if (!evidence.number || evidence.number.strength < hit.strength) evidence.number = hit;
  }
  for (const address of addressesIn(text))
    for (const { family, isTold } of index.byAddress.get(address) ?? [])
      evidenceOf(family).address = { address, isTold };
  const payer = index.names.read(line.payer);
  for (const hit of payer.find(60)) evidenceOf(hit.family).name = hit;
  // Many families may have a common name: those with the number, the address or the amount are compared all the same.
  for (const [family, evidence] of families) evidence.name ??= payer.ofFamily(family);
  const found = [...families.values()];
  for (const family of index.byAmount.get(amountKey(line.currency, line.cents / 100)) ?? []) {
    const name = families.has(family) ? undefined : payer.ofFamily(family);
    if (name) found.push(newEvidence(family, name));
  }
  for (const hit of index.names.read(line.memo).find(12)) {
    if (hit.strength <= 0.5) continue;
    const name = { ...hit, strength: 0.7 * hit.strength };
    const evidence = found.find(({ family }) => family === hit.family);
    if (evidence) evidence.name ??= name;
    else found.push(newEvidence(hit.family, name));
  }
  const words = new Set(wordsOf(text));
  const came = index.timeOf(line.date);
  for (const evidence of found) {
    if (evidence.name) evidence.number ??= resembling(evidence.family);
    evidence.name ??= index.names.within(words, evidence.family);
    compareDays(evidence, came, index.timeOf);
  }
  return { found, unknown };
}

function newEvidence(family: Family, name?: NameHit): Evidence {
  return {
    family,
    number: undefined,
    name,
    address: undefined,
    isTooEarly: true,
    reportedOn: null,
    daysFromReport: null,
  };
}

const day = 24 * 60 * 60 * 1000;

/** Within how many days of its report money comes. */
const mostDaysFromReport = 35;

/** Notes how money that came at this time fits the days of the orders: their submission, and the nearest report. */
function compareDays(evidence: Evidence, came: number, timeOf: BalanceIndex['timeOf']): void {
  for (const order of evidence.number ? [evidence.number.order] : evidence.family.balances) {
    if (evidence.isTooEarly && came >= timeOf(order.submittedOn) - day) evidence.isTooEarly = false;
    if (order.reportedOn === null) continue;
    const days = Math.abs(came - timeOf(order.reportedOn)) / day;
    if (days > mostDaysFromReport || days >= (evidence.daysFromReport ?? Infinity)) continue;
    evidence.reportedOn = order.reportedOn;
    evidence.daysFromReport = days;
  }
}

/** What speaks for a family, as staff read it. */
export function reasonsOf({ number, name, address, isTooEarly, reportedOn }: Evidence): MatchReason[] {
  const reasons: MatchReason[] = [];
  if (number) reasons.push({ kind: number.kind, text: number.written });
  if (address)
    reasons.push({ kind: address.isTold ? 'SENDER_ADDRESS' : 'FAMILY_ADDRESS', text: address.address });
  if (name) reasons.push({ kind: name.strength >= 0.75 ? 'NAME' : 'NAME_PART', text: name.name });
  if (isTooEarly) reasons.push({ kind: 'TOO_EARLY', text: '' });
  else if (reportedOn !== null) reasons.push({ kind: 'REPORTED', text: reportedOn });
  return reasons;
}
