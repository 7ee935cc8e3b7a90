import { lineHeight, type TextLine } from './text-lines.ts';
import { widthOfRuns, type TextRun, type TextStyle } from './text-runs.ts';
import { structure } from './structure.ts';

/** Where lines start, in points from the top left corner; right-aligned lines end at `x + width`. */
export interface TextPlace {
  x: number;
  y: number;
  width?: number;
  align?: 'left' | 'right';
}

type Element = PDFKit.PDFStructureElement;

/** Draws lines as the content of a structure element. Returns the y below them. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  element: Element,
  lines: readonly TextLine[],
  style: TextStyle,
  place: TextPlace,
): number {
  return eachRun(lines, style, place, (run, x, y) => {
    const draw = () => drawRun(doc, run, style, x, y);
    if (!run.needsActualText) element.add(draw);
    else {
      const { text, lang } = run;
      element.add(structure(doc, 'Span', { actual: text, ...(lang !== undefined && { lang }) }, draw));
    }
  });
}

/** Draws lines that repeat what stands elsewhere, such as page headers: readers of the text skip them. */
export function drawArtifactLines(
  doc: PDFKit.PDFDocument,
  lines: readonly TextLine[],
  style: TextStyle,
  place: TextPlace,
): void {
  drawArtifact(doc, () => {
    eachRun(lines, style, place, (run, x, y) => drawRun(doc, run, style, x, y));
  });
}

/** Draws an ornament, which readers of the text skip. */
export function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

function eachRun(
  lines: readonly TextLine[],
  style: TextStyle,
  { x, y, width = 0, align = 'left' }: TextPlace,
  draw: (run: TextRun, x: number, y: number) => void,
): number {
  let top = y;
  for (const line of lines) {
    let left = align === 'right' ? x + width - line.width : x;
    for (const run of line.runs) {
      draw(run, left, top);
      left += widthOfRuns([run], style.size);
    }
    top += lineHeight(style);
  }
  return top;
}

function drawRun(doc: PDFKit.PDFDocument, run: TextRun, style: TextStyle, x: number, y: number): void {
  doc
    .font(run.file.name)
    .fontSize(style.size)
    .fillColor(style.color)
    .text(run.text, x, y, { lineBreak: false });
}
