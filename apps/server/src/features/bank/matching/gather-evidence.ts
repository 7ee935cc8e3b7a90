import type { MatchReason } from '@sangamam/contract/bank/statements/bank-line';

import { amountKey, type BalanceIndex } from './balance-index.ts';
import type { Family } from './family.ts';
import type { Evidence, ScoredLine } from './line-match.ts';
import { resemblingNumber } from './number-index.ts';
import { addressesIn } from './text-tokens.ts';

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
  const { hits, unknown } = index.numbers.find(text);
  for (const hit of hits) {
    const parts = partsOf(hit.family);
    if (!parts.number || parts.number.strength < hit.strength) parts.number = hit;
  }
  for (const address of addressesIn(text))
    for (const { family, isTold } of index.byAddress.get(address) ?? [])
      partsOf(family).address = { address, isTold };
  for (const hit of index.names.find(line.payer, 60)) partsOf(hit.family).name = hit;
  // Many families may have a common name: those with the number, the address or the amount are compared all the same.
  for (const [family, parts] of families) parts.name ??= index.names.ofFamily(line.payer, family);
  for (const family of index.byAmount.get(amountKey(line.currency, line.cents / 100)) ?? []) {
    const name = families.get(family)?.name ?? index.names.ofFamily(line.payer, family);
    if (name) partsOf(family).name = name;
  }
  for (const hit of index.names.find(line.memo, 12))
    if (hit.strength > 0.5) partsOf(hit.family).name ??= { ...hit, strength: 0.7 * hit.strength };
  for (const [family, parts] of families) {
    if (parts.name) parts.number ??= resemblingNumber(text, family);
    parts.name ??= index.names.within(text, family);
  }
  return { found: [...families].map(([family, parts]) => withDates(line, family, parts)), unknown };
}

const day = 24 * 60 * 60 * 1000;

/** Within how many days of its report money comes. */
const mostDaysFromReport = 35;

function withDates(line: ScoredLine, family: Family, parts: Parts): Evidence {
  const orders = parts.number ? [parts.number.order] : family.balances;
  const came = Date.parse(line.date);
  const isTooEarly = orders.every(({ submittedOn }) => came < Date.parse(submittedOn) - day);
  const [reported] = orders
    .flatMap(({ reportedOn }) =>
      reportedOn === null ? [] : [{ reportedOn, days: Math.abs(came - Date.parse(reportedOn)) / day }],
    )
    .filter(({ days }) => days <= mostDaysFromReport)
    .toSorted((a, b) => a.days - b.days);
  return {
    family,
    ...parts,
    isTooEarly,
    isReported: reported !== undefined,
    daysFromReport: reported?.days ?? null,
    reasons: reasonsOf(parts, { isTooEarly, reportedOn: reported?.reportedOn ?? '' }),
  };
}

function reasonsOf(
  { number, name, address }: Parts,
  { isTooEarly, reportedOn }: { isTooEarly: boolean; reportedOn: string },
): MatchReason[] {
  const reasons: MatchReason[] = [];
  if (number) reasons.push({ kind: number.kind, text: number.written });
  if (address)
    reasons.push({ kind: address.isTold ? 'SENDER_ADDRESS' : 'FAMILY_ADDRESS', text: address.address });
  if (name) reasons.push({ kind: name.strength >= 0.75 ? 'NAME' : 'NAME_PART', text: name.name });
  if (isTooEarly) reasons.push({ kind: 'TOO_EARLY', text: '' });
  else if (reportedOn !== '') reasons.push({ kind: 'REPORTED', text: reportedOn });
  return reasons;
}
