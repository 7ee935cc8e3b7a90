import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';

import * as phrases from '#phrases/arrival/badges.ts';
import { drawArtifact, drawArtifactLines, drawLines } from '#server/adapters/pdf/draw-text.ts';
import { openPdf, type OpenPdf } from '#server/adapters/pdf/open-pdf.ts';
import { structure } from '#server/adapters/pdf/structure.ts';
import { breakLines, lineHeight, type TextLine } from '#server/adapters/pdf/text-lines.ts';
import { graphemesOf, type TextStyle } from '#server/adapters/pdf/text-runs.ts';

import { drawQrCode } from '../receipts/template/ornaments.ts';
import type { Badge, BadgeContent } from './badge-content.ts';

/** Colour of the band by age group, dark enough for white words, which say the same. */
const bands: Readonly<Record<AgeGroup, string>> = {
  SMALL_CHILD: '#991d18',
  CHILD: '#6d4600',
  TEENAGER: '#1d4f91',
  ADULT: '#0f4a37',
  UNKNOWN: '#39433c',
};

/** Two columns of 4 inches, which are cut or punched; in points. */
const columns = 2;
const width = 288;
const left = (612 - columns * width) / 2;
const heights = { 6: 216, 8: 180 } as const;
const band = 28;
const inset = 14;
const codeEdge = 84;

const ink = '#1b2a23';
const bandStyle: TextStyle = { size: 11, weight: 'bold', color: '#ffffff' };
const small: TextStyle = { size: 11, weight: 'regular', color: '#39433c' };
const numberStyle: TextStyle = { size: 13, weight: 'bold', color: ink };
/** The label of somebody who must not be photographed, beside the number. */
const markStyle: TextStyle = { size: 10, weight: 'bold', color: '#ffffff' };
const markWidth = 88;
const markHeight = 20;
/** Sizes in which a name is tried, with its most lines: three small ones end above the code. */
const nameSizes = [
  { size: 26, most: 2 },
  { size: 22, most: 2 },
  { size: 18, most: 2 },
  { size: 14, most: 2 },
  { size: 12, most: 3 },
  { size: 10, most: 3 },
] as const;

/** Makes the PDF of badges. Equal content gives equal bytes. Takes some ten milliseconds a badge: call it in a thread. */
export function makeBadges(content: BadgeContent): Promise<Uint8Array<ArrayBuffer>> {
  const { badges, perSheet, conventionName, siteName, asOf } = content;
  const pdf = openPdf({
    title: phrases.titleFor({ convention: conventionName }),
    author: siteName,
    date: new Date(`${asOf}T00:00:00Z`),
  });
  const height = heights[perSheet];
  const top = (792 - (perSheet / columns) * height) / 2;
  badges.forEach((badge, index) => {
    const place = index % perSheet;
    if (place === 0 && index > 0) pdf.doc.addPage();
    drawBadge(pdf, badge, conventionName, {
      x: left + (place % columns) * width,
      y: top + Math.floor(place / columns) * height,
      height,
    });
  });
  return pdf.finish();
}

function drawBadge(
  { doc, root }: OpenPdf,
  { name, familyName, unit, number, ageGroup, noPhotos }: Badge,
  conventionName: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const inner = width - 2 * inset;
  drawArtifact(doc, () => {
    doc.lineWidth(0.5).rect(x, y, width, height).stroke('#cfc4a4');
    doc.rect(x, y, width, band).fill(bands[ageGroup]);
  });
  const [headline] = breakLines(conventionName, bandStyle, inner - 80);
  const words = y + (band - lineHeight(bandStyle)) / 2;
  if (headline) drawArtifactLines(doc, [headline], bandStyle, { x: x + inset, y: words });
  const write = (
    text: string,
    style: TextStyle,
    at: { x: number; y: number; width: number; most: number },
  ) => {
    const paragraph = structure(doc, 'P');
    root.add(paragraph);
    const lines = fitLines(text, style, at);
    const below = drawLines(doc, paragraph, lines, style, at);
    paragraph.end();
    return below;
  };
  const { most, ...style } = nameStyle(name, inner);
  let below = write(name, style, { x: x + inset, y: y + band + 10, width: inner, most });
  const beside = inner - codeEdge;
  const numberAt = y + height - 28;
  for (const text of [familyName, unit]) {
    if (!text) continue;
    // The unit has room for two lines; the house name has what is left above them.
    const room = Math.floor((numberAt - below) / lineHeight(small)) - (text === familyName && unit ? 2 : 0);
    below = write(text, small, {
      x: x + inset,
      y: below,
      width: beside,
      most: Math.min(2, Math.max(1, room)),
    });
  }
  const age = phrases.ageGroupNames[ageGroup];
  const ageLines = breakLines(age, bandStyle, 80);
  const ageWidth = ageLines[0]?.width ?? 0;
  write(age, bandStyle, { x: x + width - inset - ageWidth, y: words, width: 80, most: 1 });
  write(number, numberStyle, { x: x + inset, y: numberAt, width: beside, most: 1 });
  if (noPhotos) {
    const mark = { x: x + inset + beside - markWidth - 6, y: numberAt - 2 };
    drawArtifact(doc, () => drawNoPhotos(doc, mark));
    write(phrases.noPhotos, markStyle, {
      x: mark.x + 30,
      y: mark.y + (markHeight - lineHeight(markStyle)) / 2,
      width: markWidth - 34,
      most: 1,
    });
  }
  const code = { x: x + width - codeEdge - 4, y: y + height - codeEdge - 4, edge: codeEdge };
  const figure = structure(doc, 'Figure', {
    alt: phrases.codeOf({ number }),
    bbox: [code.x, code.y, code.x + codeEdge, code.y + codeEdge],
  });
  root.add(figure);
  figure.add(() => drawQrCode(doc, number, code));
  figure.end();
}

/** A dark label with a camera that is struck through; the words beside it are written by the caller. */
function drawNoPhotos(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  const middle = y + markHeight / 2;
  doc.roundedRect(x, y, markWidth, markHeight, 4).fill('#8a1c16');
  doc.lineWidth(1.2).strokeColor('#ffffff');
  doc.roundedRect(x + 8, middle - 4.5, 16, 10, 1.5).stroke();
  doc.rect(x + 13, middle - 6.5, 6, 2).stroke();
  doc.circle(x + 16, middle + 0.5, 3).stroke();
  doc
    .lineWidth(1.8)
    .moveTo(x + 7, middle + 7.5)
    .lineTo(x + 25, middle - 7.5)
    .stroke();
}

/** The largest size in which a name fits its lines. */
function nameStyle(name: string, room: number): TextStyle & { most: number } {
  const styles = nameSizes.map((tried) => ({ ...tried, weight: 'bold' as const, color: ink }));
  const fitting = styles.find((style) => breakLines(name, style, room).length <= style.most);
  return fitting ?? { size: 10, most: 3, weight: 'bold', color: ink };
}

/** The lines of a text; one that needs more of them ends with an ellipsis, never silently. */
function fitLines(
  text: string,
  style: TextStyle,
  { width: room, most }: { width: number; most: number },
): TextLine[] {
  let lines = breakLines(text, style, room);
  for (let letters = graphemesOf(text); lines.length > most;) {
    letters = letters.slice(0, -1);
    lines = breakLines(`${letters.join('').trimEnd()}…`, style, room);
  }
  return lines;
}
