import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/documents/receipts.ts';
import { drawArtifact, drawArtifactLines } from '#server/adapters/pdf/draw-text.ts';
import { breakLines } from '#server/adapters/pdf/text-lines.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

import type { ReceiptContent } from '../content/receipt-content.ts';
import { drawKasavu, drawMark } from './ornaments.ts';
import { styles } from './palette.ts';
import { area, drawAt, type Sheet } from './sheet.ts';
import { titleOf } from './titles.ts';

const markSize = 40;

/** Draws the head of the first page: mark and name of the site, title, day, border. */
export function drawHead(sheet: Sheet, content: ReceiptContent): void {
  const { doc } = sheet;
  const top = 34;
  const figure = structure(doc, 'Figure', {
    alt: phrases.logo({ siteName: content.site.name }),
    bbox: [area.left, top, area.left + markSize, top + markSize],
  });
  sheet.root.add(figure);
  figure.add(() => drawMark(doc, area.left, top, markSize));
  figure.end();
  const half = (area.width - markSize) / 2;
  const nameX = area.left + markSize + 10;
  drawAt(sheet, 'P', content.site.name, styles.brand, { x: nameX, y: top + 7, width: half - 10 });
  const right = { x: area.right - half, width: half, align: 'right' } as const;
  const below = drawAt(sheet, 'H1', titleOf(content), styles.title, { ...right, y: top });
  const asOf = phrases.asOf({ date: shortDate(content.asOf) });
  const end = drawAt(sheet, 'P', asOf, styles.small, { ...right, y: below });
  const border = Math.max(end, top + markSize) + 4;
  drawArtifact(doc, () => drawKasavu(doc, { x: area.left, y: border, width: area.width, towers: true }));
  sheet.y = border + 32;
}

/** Draws what repeats at the top of the following pages. */
export function drawContinuation(sheet: Sheet, content: ReceiptContent): void {
  const text = phrases.continued({ title: titleOf(content), number: numberOf(content) });
  drawArtifactLines(sheet.doc, breakLines(text, styles.small, area.width), styles.small, {
    x: area.left,
    y: 26,
  });
  drawArtifact(sheet.doc, () =>
    drawKasavu(sheet.doc, { x: area.left, y: 40, width: area.width, towers: false }),
  );
}

/** Draws the foot of every page, once their number is known. */
export function drawFeet({ doc }: Sheet, content: ReceiptContent): void {
  const { start, count } = doc.bufferedPageRange();
  const { name, url } = content.site;
  const issuer = phrases.issuedBy({ siteName: name, host: new URL(url).host });
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const place = { x: area.left, y: 752, width: area.width };
    drawArtifactLines(doc, breakLines(issuer, styles.small, area.width / 2), styles.small, place);
    const text = phrases.pageOf({ page: String(page + 1), pages: String(count) });
    drawArtifactLines(doc, breakLines(text, styles.small, area.width), styles.small, {
      ...place,
      align: 'right',
    });
  }
}

/** The permanent number once there is one. */
export function numberOf({ permNumber, tempNumber }: ReceiptContent): string {
  return permNumber ?? tempNumber;
}
