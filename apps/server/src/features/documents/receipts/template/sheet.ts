import { openPdf, type OpenPdf } from '#server/adapters/pdf/open-pdf.ts';
import { drawLines, type TextPlace } from '#server/adapters/pdf/draw-text.ts';
import { breakLines, lineHeight } from '#server/adapters/pdf/text-lines.ts';
import type { TextStyle } from '#server/adapters/pdf/text-runs.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

/** Edges of the printed area of a US Letter page, in points. */
export const area = { left: 48, right: 564, width: 516, top: 60, bottom: 738 } as const;

/** A document with the place where the next block starts. */
export interface Sheet extends OpenPdf {
  y: number;
  /** Draws what stands at the top of every page but the first. */
  onNewPage: (sheet: Sheet) => void;
}

export function openSheet(info: Parameters<typeof openPdf>[0], onNewPage: Sheet['onNewPage']): Sheet {
  return { ...openPdf(info), y: area.top, onNewPage };
}

/** Goes on to a new page unless a block of this height still fits. Returns whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= area.bottom) return false;
  sheet.doc.addPage();
  sheet.y = area.top;
  sheet.onNewPage(sheet);
  return true;
}

type Tag = 'H1' | 'H2' | 'P';

/** Draws a text as one element below the last block. A heading takes room for `follows` points below it. */
export function drawBlock(
  sheet: Sheet,
  tag: Tag,
  text: string,
  style: TextStyle,
  { x = area.left, width = area.width, follows = 0 } = {},
): void {
  const lines = breakLines(text, style, width);
  makeRoom(sheet, lines.length * lineHeight(style) + follows);
  const element = structure(sheet.doc, tag);
  sheet.root.add(element);
  sheet.y = drawLines(sheet.doc, element, lines, style, { x, y: sheet.y });
  element.end();
}

/** Draws a text as one element at a place of its own. Returns the y below it. */
export function drawAt(
  sheet: Sheet,
  tag: Tag,
  text: string,
  style: TextStyle,
  place: TextPlace & { width: number },
): number {
  const element = structure(sheet.doc, tag);
  sheet.root.add(element);
  const below = drawLines(sheet.doc, element, breakLines(text, style, place.width), style, place);
  element.end();
  return below;
}
