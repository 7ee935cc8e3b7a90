import type { MatchReason } from '@sangamam/contract/bank/statements/bank-line';

import { amountKey, type BalanceIndex } from './balance-index.ts';
import type { Family, OpenBalance } from './family.ts';
import type { Evidence, ScoredLine } from './line-match.ts';
import { addressesIn, wordsOf } from './text-tokens.ts';

/** What a line says, by family, and the well-formed numbers in it of which none is open. */
export interface Found {
  found: Evidence[];
  unknown: string[];
}

type Parts = Pick<Evidence, 'number' | 'name' | 'address'>;

/** Finds the families that a line may be about by number, name and address. */
export function gatherEvidence(line: ScoredLine, index: BalanceIndex): Found {
  const text = `${line.memo} ${line.reference} ${line.payer}`;
  const families = new Map<Family, Parts>();
  const partsOf = (family: Family): Parts => {
    let parts = families.get(family);
    if (!parts) families.set(family, (parts = { number: undefined, name: undefined, address: undefined }));
    return parts;
  };
  const { hits, unknown, resembling } = index.numbers.read(text);
  for (const hit of hits) {
    const parts = partsOf(hit.family);
    if (!parts.number || parts.number.strength < hit.strength) parts.number = hit;
  }
  for (const address of addressesIn(text))
    for (const { family, isTold } of index.byAddress.get(address) ?? [])
      partsOf(family).address = { address, isTold };
  const payer = index.names.read(line.payer);
  for (const hit of payer.find(60)) partsOf(hit.family).name = hit;
  // Many families may have a common name: those with the number, the address or the amount are compared all the same.
  for (const [family, parts] of families) parts.name ??= payer.ofFamily(family);
  for (const family of index.byAmount.get(amountKey(line.currency, line.cents / 100)) ?? []) {
    const name = families.get(family)?.name ?? payer.ofFamily(family);
    if (name) partsOf(family).name = name;
  }
  for (const hit of index.names.read(line.memo).find(12))
    if (hit.strength > 0.5) partsOf(hit.family).name ??= { ...hit, strength: 0.7 * hit.strength };
  const words = new Set(wordsOf(text));
  const came = index.timeOf(line.date);
  const found: Evidence[] = [];
  for (const [family, parts] of families) {
    if (parts.name) parts.number ??= resembling(family);
    parts.name ??= index.names.within(words, family);
    const orders = parts.number ? [parts.number.order] : family.balances;
    found.push({ family, ...parts, ...datesOf(orders, came, index.timeOf) });
  }
  return { found, unknown };
}

const day = 24 * 60 * 60 * 1000;

/** Within how many days of its report money comes. */
const mostDaysFromReport = 35;

/** How an amount that came at this time fits the days of some orders: their submission, and the nearest report. */
function datesOf(
  orders: readonly OpenBalance[],
  came: number,
  timeOf: BalanceIndex['timeOf'],
): Pick<Evidence, 'isTooEarly' | 'reportedOn' | 'daysFromReport'> {
  let isTooEarly = true;
  let reportedOn: string | null = null;
  let daysFromReport: number | null = null;
  for (const order of orders) {
    if (isTooEarly && came >= timeOf(order.submittedOn) - day) isTooEarly = false;
    if (order.reportedOn === null) continue;
    const days = Math.abs(came - timeOf(order.reportedOn)) / day;
    if (days > mostDaysFromReport || days >= (daysFromReport ?? Infinity)) continue;
    reportedOn = order.reportedOn;
    daysFromReport = days;
  }
  return { isTooEarly, reportedOn, daysFromReport };
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
