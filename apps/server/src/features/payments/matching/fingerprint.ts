import { createHash } from 'node:crypto';

import type { BankLine } from '@sangamam/contract/payments/matching/bank-line';

/**
 * What makes each line the same line in another export: the bank's number where it has one, otherwise all it says and, for
 * lines that say the same, which of them it is. Day and amount are always part, because some banks use numbers again.
 */
export function fingerprintsOf(lines: readonly BankLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { date, cents, currency, direction, reference, payer, memo } = line;
    const says = reference === '' ? [payer, memo] : [reference];
    const text = JSON.stringify([date, cents, currency, direction, ...says].map(plain));
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return createHash('sha256').update(`${text} ${ordinal}`).digest('base64url');
  });
}

const plain = (value: string | number) =>
  typeof value === 'string' ? value.toLowerCase().replaceAll(/\s+/gu, ' ').trim() : value;

/** A line's direction and text without digits: what recurs, such as a salary or a fee, has the same. */
export function textKeyOf({ direction, payer, memo }: BankLine): string {
  const text = `${payer} ${memo}`.toLowerCase().replaceAll(/\S*\d\S*/gu, ' ');
  return `${direction} ${text.replaceAll(/[^\p{L}]+/gu, ' ').trim()}`.slice(0, 300);
}
