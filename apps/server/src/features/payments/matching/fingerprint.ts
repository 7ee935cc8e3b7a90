import { createHash } from 'node:crypto';

import type { BankLine } from '@sangamam/contract/payments/matching/bank-line';

import { createSlicer } from './slicer.ts';

/** What tells a line apart from all others, and what it has in common with those that read alike. */
export interface LineKeys {
  fingerprint: string;
  textKey: string;
}

/** The keys of the lines of one export, made in slices between which other requests run. */
export async function keysOf(lines: readonly BankLine[]): Promise<LineKeys[]> {
  const seen = new Map<string, number>();
  const pause = createSlicer();
  const keys: LineKeys[] = [];
  for (const line of lines) {
    keys.push({ fingerprint: fingerprintOf(line, seen), textKey: textKeyOf(line) });
    await pause();
  }
  return keys;
}

/**
 * What makes a line the same line in another export: the bank's number where it has one, otherwise all it says and, for
 * lines that say the same, which of them it is. Day and amount are always part, because some banks use numbers again.
 * `seen` counts the lines of the export that say the same.
 */
function fingerprintOf(line: BankLine, seen: Map<string, number>): string {
  const { date, cents, currency, direction, reference, payer, memo } = line;
  const says = reference === '' ? [payer, memo] : [reference];
  const text = JSON.stringify([date, cents, currency, direction, ...says].map(plain));
  const ordinal = seen.get(text) ?? 0;
  seen.set(text, ordinal + 1);
  return createHash('sha256').update(`${text} ${ordinal}`).digest('base64url');
}

const plain = (value: string | number) =>
  typeof value === 'string' ? value.toLowerCase().replaceAll(/\s+/gu, ' ').trim() : value;

/** A line's direction and text without digits: what recurs, such as a salary or a fee, has the same. */
function textKeyOf({ direction, payer, memo }: BankLine): string {
  const text = `${payer} ${memo}`.toLowerCase().replaceAll(/\S*\d\S*/gu, ' ');
  return `${direction} ${text.replaceAll(/[^\p{L}]+/gu, ' ').trim()}`.slice(0, 300);
}
