import { LRUCache } from 'lru-cache';

import type { OpenPdf } from '#server/adapters/pdf/open-pdf.ts';
import { drawLines, type TextPlace } from '#server/adapters/pdf/draw-text.ts';
import { structure } from '#server/adapters/pdf/structure.ts';
import { breakLines, lineHeight, type TextLine } from '#server/adapters/pdf/text-lines.ts';
import { graphemesOf, type TextStyle } from '#server/adapters/pdf/text-runs.ts';

/** Edges of the printed area of an A4 page, in points. */
export const area = { left: 40, right: 555, width: 515, top: 32, bottom: 812 } as const;

const ink = '#1b2a23';
const soft = '#39433c';
const green = '#0f4a37';
/** Lines that are written on, dark enough for a copy. */
export const ruled = '#7c877f';

export const styles = {
  brand: { size: 11, weight: 'bold', color: green },
  title: { size: 18, weight: 'bold', color: green },
  titleMalayalam: { size: 13, weight: 'regular', color: green },
  heading: { size: 11, weight: 'bold', color: green },
  headingMalayalam: { size: 9.5, weight: 'regular', color: green },
  name: { size: 12, weight: 'bold', color: ink },
  text: { size: 9.5, weight: 'regular', color: ink },
  strong: { size: 9.5, weight: 'bold', color: ink },
  label: { size: 7.5, weight: 'regular', color: soft },
  small: { size: 8, weight: 'regular', color: soft },
} as const satisfies Record<string, TextStyle>;

/** A page that is being written. Frames, boxes and lines are drawn last, together. */
export interface FormPage extends OpenPdf {
  strokes: ((doc: PDFKit.PDFDocument) => void)[];
}

type Place = TextPlace & { width: number };

/** Draws a text on one line, the end of a longer one cut with an ellipsis. Returns its width. */
export function drawLine(
  page: FormPage,
  text: string,
  style: TextStyle,
  place: Place,
  tag: 'H1' | 'H2' | 'P' = 'P',
): number {
  const line = fitLine(text, style, place.width);
  drawElement(page, tag, [line], style, place);
  return line.width;
}

/** Draws a text that may take several lines. Returns the y below it. */
export function drawParagraph(page: FormPage, text: string, style: TextStyle, place: Place): number {
  return drawElement(page, 'P', breakLines(text, style, place.width), style, place);
}

function drawElement(
  { doc, root }: FormPage,
  tag: string,
  lines: readonly TextLine[],
  style: TextStyle,
  place: Place,
): number {
  const element = structure(doc, tag);
  root.add(element);
  const below = drawLines(doc, element, lines, style, place);
  element.end();
  return below;
}

/** Lines by text, style and width, since most of them stand on every form. */
const fitted = new LRUCache<string, TextLine>({ max: 5_000 });

function fitLine(text: string, style: TextStyle, width: number): TextLine {
  const key = `${style.size} ${style.weight} ${width} ${text}`;
  let line = fitted.get(key);
  if (!line) fitted.set(key, (line = cutLine(text, style, width)));
  return line;
}

function cutLine(text: string, style: TextStyle, width: number): TextLine {
  let [first, ...more] = breakLines(text, style, width);
  for (let letters = graphemesOf(text); more.length > 0;) {
    letters = letters.slice(0, -1);
    [first, ...more] = breakLines(`${letters.join('').trimEnd()}…`, style, width);
  }
  return first ?? { runs: [], width: 0 };
}

/** Draws a heading in both scripts, with what to do there. Returns the y below it. */
export function drawHeading(
  page: FormPage,
  [english, malayalam]: readonly [string, string],
  y: number,
  { hint, right = area.right }: { hint?: string; right?: number } = {},
): number {
  const { left } = area;
  const width = drawLine(page, english, styles.heading, { x: left, y, width: right - left }, 'H2');
  const second = left + width + 6;
  const wide = drawLine(page, malayalam, styles.headingMalayalam, { x: second, y: y + 1.5, width: 200 });
  if (hint) {
    const start = second + wide + 12;
    drawLine(page, hint, styles.small, {
      x: start,
      y: y + 2.5,
      width: right - start,
      align: 'right',
    });
  }
  const below = y + lineHeight(styles.heading);
  page.strokes.push((doc) => doc.lineWidth(0.8).moveTo(left, below).lineTo(right, below).stroke('#b68a2f'));
  return below + 4;
}

/** Draws a label in both scripts, and the line to write on beside it; `width` is that of both. */
export function drawField(
  page: FormPage,
  [english, malayalam]: readonly [string, string],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const first = drawLine(page, english, styles.text, { x, y, width });
  const second = malayalam === '' ? 0 : drawLine(page, malayalam, styles.label, { x, y: y + 11.5, width });
  const wide = Math.max(first, second);
  const line = y + (malayalam === '' ? 13 : 17);
  page.strokes.push((doc) =>
    doc
      .lineWidth(0.6)
      .moveTo(x + wide + 5, line)
      .lineTo(x + width, line)
      .stroke(ruled),
  );
}

/** Draws a box to tick. */
export function drawBox(page: FormPage, x: number, y: number, edge = 10): void {
  page.strokes.push((doc) => doc.lineWidth(0.9).rect(x, y, edge, edge).stroke(ink));
}
