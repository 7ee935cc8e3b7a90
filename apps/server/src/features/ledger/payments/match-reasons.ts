import { fullName } from '@sangamam/contract/fields/full-name';
import { matchName } from '@sangamam/contract/names/match-name';
import { foldName, nameWords } from '@sangamam/contract/names/name-words';
import type { MatchReason } from '@sangamam/contract/ledger/payments/match-reason';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';

import type { PaymentListEntry, PaymentListRow } from './payment-list-read-model.ts';
import type { FamilyMember } from './payment-search-read-model.ts';
import { searchedAmount } from './searched-amount.ts';

/** A payment with what a search looks at. */
interface Searched {
  row: PaymentListRow;
  entries: readonly PaymentListEntry[];
  family: readonly FamilyMember[];
}

/** Why this search text found a payment, each text once: the persons first, then the amount. */
export function matchReasonsOf(search: string, { row, entries, family }: Searched): MatchReason[] {
  const { payment, order, person } = row;
  const matches = containing(search);
  const words = nameWords(search);
  const hasName = (name: string | null) =>
    name !== null && words.length > 0 && matchName(foldName(name), words) !== undefined;
  const isPerson = (member: FamilyMember) =>
    hasName(fullName(member)) ||
    (!hasName(member.familyName) && hasName(`${fullName(member)} ${member.familyName ?? ''}`));
  const matchesNumber = containing(search.replaceAll(/[\s-]/gu, ''));
  const amount = searchedAmount(search);
  const texts = (by: 'FAMILY_NAME' | 'NUMBER' | 'EMAIL' | 'REFERENCE', found: readonly string[]) =>
    [...new Set(found)].map((text) => ({ by, text }));
  return [
    ...family.filter(isPerson).map((member) => ({
      by: 'PERSON' as const,
      relationship: member.relationship,
      text: fullName(member),
    })),
    ...texts(
      'FAMILY_NAME',
      family.map(({ familyName }) => familyName).filter((name): name is string => hasName(name)),
    ),
    ...texts('NUMBER', [order.tempNumber, order.permNumber].filter(matchesNumber)),
    ...texts('EMAIL', [person.email, payment.payerEmail].filter(matches)),
    ...texts('REFERENCE', entries.map(({ entry }) => entry.reference).filter(matches)),
    ...(amount !== undefined && amountsOf(payment.dueAmount, entries).includes(amount)
      ? [{ by: 'AMOUNT' as const, amount }]
      : []),
  ];
}

/** The amounts by which a payment is found. */
function amountsOf(due: number, entries: readonly PaymentListEntry[]): number[] {
  const ledger = entries.map(({ entry }) => entry);
  return [due, receivedIn(ledger), ...ledger.map(({ amount }) => Math.abs(amount))];
}

/** Whether a text contains this one, as `ilike` finds it. */
function containing(part: string) {
  const lower = part.toLowerCase();
  return (text: string | null): text is string => text?.toLowerCase().includes(lower) ?? false;
}
