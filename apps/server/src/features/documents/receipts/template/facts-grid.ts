import { drawLines } from '#server/adapters/pdf/draw-text.ts';
import { breakLines, lineHeight } from '#server/adapters/pdf/text-lines.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

import { styles } from './palette.ts';
import { makeRoom, type Sheet } from './sheet.ts';

/** Something with its name. */
export interface Fact {
  name: string;
  value: string | null;
}

/** Draws facts in two columns, each name above its value; facts without a value are left out. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { x, width }: { x: number; width: number },
): void {
  const gap = 16;
  const column = (width - gap) / 2;
  const shown = facts.filter((fact): fact is Fact & { value: string } => !!fact.value);
  for (let first = 0; first < shown.length; first += 2) {
    const cells = shown.slice(first, first + 2).map(({ name, value }, index) => ({
      x: x + index * (column + gap),
      name: breakLines(name, styles.label, column),
      value: breakLines(value, styles.strong, column),
    }));
    const height =
      Math.max(...cells.map(({ value }) => value.length)) * lineHeight(styles.strong) +
      lineHeight(styles.label) +
      5;
    makeRoom(sheet, height);
    for (const cell of cells) {
      const element = structure(sheet.doc, 'P');
      sheet.root.add(element);
      const below = drawLines(sheet.doc, element, cell.name, styles.label, { x: cell.x, y: sheet.y });
      drawLines(sheet.doc, element, cell.value, styles.strong, { x: cell.x, y: below });
      element.end();
    }
    sheet.y += height;
  }
}
