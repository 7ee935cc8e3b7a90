import { encode } from 'uqr';

import { palette } from './palette.ts';

type Doc = PDFKit.PDFDocument;

/** Our mark, as on the site: a boat that carries a lamp of three flames. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 64)
    .translate(32, 32);
  doc.circle(0, 0, 31).fill('#0f4a37');
  doc.lineWidth(1.5).circle(0, 0, 28.5).stroke('#cfa64d');
  doc.path('M-21 4.5C-12 15.5 12 15.5 21 4.5C18.5 18 10 23 0 23S-18.5 18-21 4.5Z').fill('#ecd699');
  doc.path('M0-23C6.5-14 7-6 0 5.5C-7-6-6.5-14 0-23Z').fill('#f0b942');
  doc
    .path('M-12-13C-5.5-7-4 0-7.5 7C-14 1.5-16-6-12-13ZM12-13C16-6 14 1.5 7.5 7C4 0 5.5-7 12-13Z')
    .fill('#e08a2b');
  doc.restore();
}

/** The gold border of kasavu cloth; with `towers`, the row of stepped towers that rise from it. */
export function drawKasavu(
  doc: Doc,
  { x, y, width, towers }: { x: number; y: number; width: number; towers: boolean },
): void {
  const height = 7;
  if (towers) {
    const step = 14;
    const count = Math.floor(width / step);
    const scale = width / count / 28;
    for (let tower = 0; tower < count; tower += 1) {
      doc
        .save()
        .translate(x + tower * 28 * scale, y)
        .scale(scale);
      doc
        .path('M0 18V15H4V12H7V9H9.5V6H12V2.5L14 0L16 2.5V6H18.5V9H21V12H24V15H28V18ZM14 8.5L10.5 14H17.5Z')
        .fill(palette.gold, 'even-odd');
      doc.restore();
    }
  }
  const top = towers ? y + 10 : y;
  const zari = doc.linearGradient(x, top, x, top + height);
  zari.stop(0, palette.goldDark).stop(0.2, palette.goldLight).stop(0.45, palette.gold);
  zari.stop(0.6, palette.gold).stop(0.82, palette.goldLight).stop(1, palette.goldDark);
  doc.rect(x, top, width, height).fill(zari);
  doc.rect(x, top, width, 1).fill(palette.primary);
  doc.rect(x, top + height - 1, width, 1).fill(palette.primary);
}

/** A QR code with its quiet zone of four modules, `edge` points wide. */
export function drawQrCode(
  doc: Doc,
  content: string,
  { x, y, edge }: { x: number; y: number; edge: number },
): void {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const module = edge / size;
  doc.rect(x, y, edge, edge).fill('#ffffff');
  data.forEach((row, line) => {
    // Dark modules side by side are one rectangle: half as many to draw.
    for (let column = 0; column < row.length; column += 1) {
      const start = column;
      while (row[column] === true) column += 1;
      if (column > start) doc.rect(x + start * module, y + line * module, (column - start) * module, module);
    }
  });
  doc.fill('#10251d');
}
