import * as phrases from '#phrases/documents/registration-forms.ts';
import * as malayalam from '#server/phrases/ml/documents/registration-forms.ts';

import {
  area,
  drawBox,
  drawField,
  drawHeading,
  drawLine,
  drawParagraph,
  ruled,
  styles,
  type FormPage,
} from './form-page.ts';

const { left, right, width } = area;

/** Draws how much is paid, and how; ends above `bottom`. Returns the y above it. */
export function drawPayment(page: FormPage, bottom: number): number {
  const top = bottom - 76;
  const y = drawHeading(page, [phrases.payment, malayalam.payment], top);
  drawField(page, [phrases.amount, malayalam.amount], { x: left, y: y + 2, width: 130 });
  const choices = [
    [left + 150, phrases.cash, malayalam.cash],
    [left + 240, phrases.later, malayalam.later],
  ] as const;
  for (const [x, english, second] of choices) {
    drawBox(page, x, y + 4);
    drawLine(page, english, styles.text, { x: x + 16, y: y + 2, width: 70 });
    drawLine(page, second, styles.label, { x: x + 16, y: y + 13.5, width: 70 });
  }
  drawBox(page, left, y + 31);
  drawField(page, [phrases.checkNumber, malayalam.checkNumber], { x: left + 16, y: y + 28, width: 230 });
  drawField(page, [phrases.bank, malayalam.bank], { x: left + 262, y: y + 28, width: width - 262 });
  return top - 4;
}

/** Draws what the registrant signs; ends above `bottom`. Returns the y above it. */
export function drawAgreement(page: FormPage, bottom: number): number {
  const top = bottom - 106;
  let y = drawHeading(page, [phrases.agreement, malayalam.agreement], top);
  for (const [english, second] of [
    [phrases.terms, malayalam.terms],
    [phrases.consent, malayalam.consent],
  ] as const) {
    drawBox(page, left, y + 2);
    const text = { x: left + 18, width: width - 18 };
    drawLine(page, english, styles.text, { ...text, y });
    y = drawParagraph(page, second, styles.label, { ...text, y: y + 12 }) + 3;
  }
  drawField(page, [phrases.signature, malayalam.signature], { x: left, y: y + 10, width: 330 });
  drawField(page, [phrases.date, malayalam.date], { x: left + 350, y: y + 10, width: width - 350 });
  return top - 4;
}

/** Draws the box that the registrar fills in; ends at `bottom`. Returns the y above it. */
export function drawRegistrar(page: FormPage, bottom: number): number {
  const top = bottom - 44;
  page.strokes.push((doc) =>
    doc
      .lineWidth(0.8)
      .rect(left, top, right - left, 44)
      .stroke(ruled),
  );
  const named = drawLine(page, phrases.registrar, styles.strong, { x: left + 8, y: top + 2, width: 120 });
  drawLine(page, malayalam.registrar, styles.label, { x: left + 14 + named, y: top + 4, width: 120 });
  const y = top + 19;
  drawField(page, [phrases.registrationNumber, ''], { x: left + 8, y, width: 220 });
  drawField(page, [phrases.enteredBy, ''], { x: left + 240, y, width: 160 });
  drawField(page, [phrases.enteredOn, ''], { x: left + 412, y, width: right - left - 420 });
  return top - 10;
}
