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
    ...removed
      .filter((position) => position < first)
      .flatMap((position) => (lines[position] ? { ...lines[position], note: words.note } : [])),
  ];
}

/**
 * The lines without changes that were undone before their family was told: what was added, and right behind it the lines
 * with the note of an undo that take it back.
 */
export function withoutUndone(lines: readonly LineItem[], noteOfUndo: string): LineItem[] {
  const kept: { line: LineItem; position: number }[] = [];
  let undone = 0;
  for (const [position, line] of lines.entries()) {
    if (line.note === noteOfUndo) {
      undone += 1;
    } else {
      kept.length -= undone;
      undone = 0;
      kept.push({ line, position });
    }
  }
  kept.length -= undone;
  const places = new Map(kept.map(({ position }, place) => [position, place]));
  return kept.map(({ line }) =>
    typeof line.removesPosition === 'number'
      ? { ...line, removesPosition: places.get(line.removesPosition) ?? null }
      : line,
  );
}
