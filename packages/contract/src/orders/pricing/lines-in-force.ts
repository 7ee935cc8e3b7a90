import type { LineItem } from './addon-lines.ts';

/** A line with its place among the lines of its order, from 0. */
export interface PlacedLine {
  position: number;
  line: LineItem;
}

/** What an order consists of now: neither lines that were taken off nor those that take off. In the order of positions. */
export function linesInForce(lines: readonly LineItem[]): PlacedLine[] {
  const takenOff = new Set(lines.flatMap(({ removesPosition }) => removesPosition ?? []));
  return lines.flatMap((line, position) =>
    line.kind === 'REMOVAL' || takenOff.has(position) ? [] : [{ position, line }],
  );
}
