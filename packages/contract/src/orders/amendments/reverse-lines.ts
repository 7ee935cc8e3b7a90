import type { LineItem } from '../pricing/addon-lines.ts';
import { linesInForce } from '../pricing/lines-in-force.ts';
import { takeOffLine } from './amend-lines.ts';

/**
 * The lines that take an amendment back: what it added is taken off, and what it took off is added again at the old price.
 * `first` is the position of its first line, `count` how many it has; it must be the last change of the lines.
 */
export function reverseLines(
  lines: readonly LineItem[],
  { first, count }: { first: number; count: number },
  words: { takenOff: (title: string) => string; note: string },
): LineItem[] {
  const removed = lines
    .slice(first, first + count)
    .flatMap(({ kind, removesPosition }) => (kind === 'REMOVAL' ? (removesPosition ?? []) : []));
  return [
    ...linesInForce(lines)
      .filter(({ position }) => position >= first)
      .map((one) => takeOffLine(one, words)),
    ...removed.filter((position) => position < first).flatMap((position) => lines[position] ?? []),
  ];
}
