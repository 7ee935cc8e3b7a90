import * as phrases from '#phrases/documents/registration-forms.ts';
import { structure } from '#server/adapters/pdf/structure.ts';
import * as malayalam from '#server/phrases/ml/documents/registration-forms.ts';

import { drawMark, drawQrCode } from '../receipts/template/ornaments.ts';
import type { FormContent, FormOfFamily } from './form-content.ts';
import { area, drawField, drawHeading, drawLine, styles, type FormPage } from './form-page.ts';

const markSize = 30;
const codeEdge = 96;
const code = { x: area.right - codeEdge, y: area.top - 6, edge: codeEdge };

/** Draws whose form it is, with the code that opens it. Returns the y below it. */
export function drawHead(
  page: FormPage,
  { siteName, conventionName, evening }: FormContent,
  { address, family }: FormOfFamily,
): number {
  const { doc, root } = page;
  const { left, top } = area;
  const mark = structure(doc, 'Figure', {
    alt: phrases.logo({ siteName }),
    bbox: [left, top, left + markSize, top + markSize],
  });
  root.add(mark);
  mark.add(() => drawMark(doc, left, top, markSize));
  mark.end();
  const x = left + markSize + 10;
  const width = code.x - 16 - x;
  drawLine(page, `${siteName} · ${conventionName}`, styles.brand, { x, y: top - 2, width });
  const title = drawLine(page, phrases.title, styles.title, { x, y: top + 11, width }, 'H1');
  drawLine(page, malayalam.title, styles.titleMalayalam, {
    x: x + title + 8,
    y: top + 16,
    width: width - title - 8,
  });
  drawLine(page, evening, styles.small, { x: left, y: top + 40, width: code.x - 16 - left });

  const figure = structure(doc, 'Figure', {
    alt: family ? phrases.codeOfFamily : phrases.codeOfBlank,
    bbox: [code.x, code.y, code.x + codeEdge, code.y + codeEdge],
  });
  root.add(figure);
  figure.add(() => drawQrCode(doc, address, code));
  figure.end();
  const below = { x: area.right - 170, width: 170, align: 'right' } as const;
  drawLine(page, family ? phrases.scanFamily : phrases.scanBlank, styles.label, {
    ...below,
    y: code.y + codeEdge - 3,
  });

  const y = drawHeading(page, [phrases.family, malayalam.family], top + 58, { right: code.x - 16 });
  if (!family) {
    const half = (code.x - 16 - left - 16) / 2;
    drawField(page, [phrases.registrant, malayalam.registrant], { x: left, y, width: code.x - 16 - left });
    drawField(page, [phrases.houseName, malayalam.houseName], { x: left, y: y + 28, width: half });
    drawField(page, [phrases.phone, malayalam.phone], { x: left + half + 16, y: y + 28, width: half });
    drawField(page, [phrases.email, malayalam.email], { x: left, y: y + 56, width: area.width });
    return y + 86;
  }
  const known = code.x - 16 - left;
  const named = drawLine(page, family.name, styles.name, { x: left, y, width: known });
  if (family.familyName !== null && known - named > 40)
    drawLine(page, family.familyName, styles.text, {
      x: left + named + 8,
      y: y + 2.5,
      width: known - named - 8,
    });
  const since = [
    ...(family.lastConvention === null ? [] : [phrases.lastTime({ convention: family.lastConvention })]),
    ...(family.number === null ? [] : [phrases.draft({ number: family.number })]),
  ];
  if (since.length > 0) drawLine(page, since.join(' · '), styles.small, { x: left, y: y + 16, width: known });
  const half = (area.width - 16) / 2;
  drawField(page, [phrases.phone, malayalam.phone], { x: left, y: y + 34, width: half });
  drawField(page, [phrases.email, malayalam.email], { x: left + half + 16, y: y + 34, width: half });
  return y + 64;
}
