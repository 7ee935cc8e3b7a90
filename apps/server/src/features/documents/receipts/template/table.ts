import { drawArtifact, drawArtifactLines, drawLines } from '#server/adapters/pdf/draw-text.ts';
import { breakLines, lineHeight, type TextLine } from '#server/adapters/pdf/text-lines.ts';
import type { TextStyle } from '#server/adapters/pdf/text-runs.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

import { palette, styles } from './palette.ts';
import { area, makeRoom, type Sheet } from './sheet.ts';

/** A column; widths are parts of the whole. */
export interface Column {
  name: string;
  part: number;
  align?: 'left' | 'right';
}

/** A row of a table. The first cell of a `sum` names the row, and the others are empty but for the last. */
export interface Row {
  cells: readonly string[];
  kind?: 'plain' | 'sum' | 'total';
}

interface PlacedCell {
  x: number;
  width: number;
  align: 'left' | 'right';
  lines: TextLine[];
}

const padding = { x: 6, y: 3 };

/** Draws a table; rows stay whole, and the names of the columns stand again on a new page. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const names = placeCells(
    columns,
    columns.map(({ name }) => name),
    styles.label,
  );
  const firstRow = rows[0] === undefined ? 0 : heightOf(placeRow(columns, rows[0]), styles.text);
  makeRoom(sheet, heightOf(names, styles.label) + firstRow);
  const table = structure(sheet.doc, 'Table');
  sheet.root.add(table);
  const head = addRow(sheet, table);
  drawHead(sheet, names);
  names.forEach((cell) => drawCell(sheet, head, cell, styles.label, 'Column'));
  head.end();
  sheet.y += heightOf(names, styles.label);
  for (const row of rows) {
    const style = row.kind === 'total' ? styles.strong : styles.text;
    const cells = placeRow(columns, row);
    const height = heightOf(cells, style);
    if (makeRoom(sheet, height)) {
      drawHead(sheet, names);
      for (const cell of names) drawArtifactLines(sheet.doc, cell.lines, styles.label, placeOf(sheet, cell));
      sheet.y += heightOf(names, styles.label);
    }
    const element = addRow(sheet, table);
    drawRule(sheet, row.kind);
    cells.forEach((cell, index) =>
      drawCell(sheet, element, cell, style, index === 0 && row.kind !== undefined ? 'Row' : undefined),
    );
    element.end();
    sheet.y += height;
  }
  table.end();
}

function placeRow(columns: readonly Column[], { cells, kind }: Row): PlacedCell[] {
  return placeCells(columns, cells, kind === 'total' ? styles.strong : styles.text);
}

function placeCells(columns: readonly Column[], cells: readonly string[], style: TextStyle): PlacedCell[] {
  const whole = columns.reduce((sum, { part }) => sum + part, 0);
  let x: number = area.left;
  return columns.map(({ part, align = 'left' }, index) => {
    const width = (area.width * part) / whole;
    const inner = width - 2 * padding.x;
    const cell = {
      x: x + padding.x,
      width: inner,
      align,
      lines: breakLines(cells[index] ?? '', style, inner),
    };
    x += width;
    return cell;
  });
}

function heightOf(cells: readonly PlacedCell[], style: TextStyle): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(style) + 2 * padding.y;
}

function addRow(sheet: Sheet, table: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  const row = structure(sheet.doc, 'TR');
  table.add(row);
  return row;
}

function drawCell(
  sheet: Sheet,
  row: PDFKit.PDFStructureElement,
  cell: PlacedCell,
  style: TextStyle,
  scope: 'Column' | 'Row' | undefined,
): void {
  const element = structure(sheet.doc, scope ? 'TH' : 'TD', scope ? { scope } : {});
  row.add(element);
  if (cell.lines.some(({ runs }) => runs.length > 0)) {
    drawLines(sheet.doc, element, cell.lines, style, placeOf(sheet, cell));
  }
  element.end();
}

function placeOf({ y }: Sheet, { x, width, align }: PlacedCell) {
  return { x, y: y + padding.y, width, align };
}

function drawHead(sheet: Sheet, names: readonly PlacedCell[]): void {
  drawArtifact(sheet.doc, () => {
    sheet.doc.rect(area.left, sheet.y, area.width, heightOf(names, styles.label)).fill(palette.cloth);
  });
}

function drawRule({ doc, y }: Sheet, kind: Row['kind']): void {
  drawArtifact(doc, () => {
    doc
      .moveTo(area.left, y)
      .lineTo(area.right, y)
      .lineWidth(kind === 'total' ? 1 : 0.5)
      .stroke(kind === 'total' ? palette.gold : palette.line);
  });
}
