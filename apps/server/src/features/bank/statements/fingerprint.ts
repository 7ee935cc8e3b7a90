import { createHash } from 'node:crypto';
import type { BankFormat, BankLine } from '@sangamam/contract/bank/statements/bank-line';

import { createSlicer } from '#server/adapters/threads/slicer.ts';

/** What tells a line apart from all others, and what it has in common with those that read alike. */
export interface LineKeys {
  fingerprint: string;
  textKey: string;
  /** What makes the row of a table the same row, however its columns are read; `null` for other formats. */
  rowKey: string | null;
}

/** The keys of the lines of one export, made in slices between which other requests run. */
export async function keysOf(lines: readonly BankLine[], format: BankFormat): Promise<LineKeys[]> {
  const seen = new Map<string, number>();
  const seenRows = new Map<string, number>();
  const pause = createSlicer();
  const keys: LineKeys[] = [];
  for (const line of lines) {
    keys.push({
      fingerprint: fingerprintOf(line, seen),
      textKey: textKeyOf(line),
      rowKey: format === 'CSV' ? rowKeyOf(line, seenRows) : null,
    });
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
  return hashOf(JSON.stringify([date, cents, currency, direction, ...says].map(plain)), seen);
}

/** The letters and digits of a row, whatever separates its columns. */
function rowKeyOf({ currency, raw }: BankLine, seen: Map<string, number>): string {
  return hashOf(`${currency} ${raw.toLowerCase().replaceAll(/[\s,;|"]+/gu, '')}`, seen);
}

function hashOf(text: string, seen: Map<string, number>): string {
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
