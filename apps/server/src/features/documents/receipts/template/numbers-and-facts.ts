import { shortDate, shortDateRange } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/documents/receipts.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

import type { ReceiptContent } from '../content/receipt-content.ts';
import { drawFacts } from './facts-grid.ts';
import { drawQrCode } from './ornaments.ts';
import { styles } from './palette.ts';
import { numberOf } from './page-frame.ts';
import { area, drawAt, type Sheet } from './sheet.ts';

const codeEdge = 92;

/** Where the drawing of a code starts within its quiet zone. */
const codeInset = 12;

/** Draws who is registered for what, the numbers, and the code of the number that counts. */
export function drawNumbersAndFacts(sheet: Sheet, content: ReceiptContent): void {
  const { doc } = sheet;
  const top = sheet.y;
  const number = numberOf(content);
  const codeX = area.right - codeEdge;
  const { convention, registrantName, familyName, tempNumber, permNumber, orders } = content;
  drawFacts(
    sheet,
    [
      { name: phrases.convention, value: convention.name },
      { name: phrases.dates, value: shortDateRange(convention.startDate, convention.endDate) },
      { name: phrases.place, value: convention.location },
      { name: phrases.registeredBy, value: registrantName },
      { name: phrases.family, value: familyName },
      { name: phrases.submittedOn, value: submittedOf(orders) },
      {
        name: phrases.registrationNumber,
        value: permNumber ?? (isClosed(orders) ? null : phrases.assignedOnConfirmation),
      },
      { name: phrases.temporaryNumber, value: tempNumber },
    ],
    { x: area.left, width: area.width - codeEdge - 16 },
  );
  const below = sheet.y;
  const figure = structure(doc, 'Figure', {
    alt: phrases.codeOf({ number }),
    bbox: [codeX, top, area.right, top + codeEdge],
  });
  sheet.root.add(figure);
  figure.add(() => drawQrCode(doc, number, { x: codeX, y: top - codeInset / 2, edge: codeEdge }));
  figure.end();
  const end = drawAt(sheet, 'P', number, styles.number, {
    x: codeX + codeInset,
    y: top + codeEdge - 6,
    width: codeEdge - codeInset,
  });
  sheet.y = Math.max(below, end) + 10;
}

/** True for a registration that will not be confirmed. */
function isClosed(orders: ReceiptContent['orders']): boolean {
  return orders.some(({ kind, money }) => kind === 'registration' && !!money?.closed);
}

function submittedOf(orders: ReceiptContent['orders']): string | null {
  const registration = orders.find(({ kind }) => kind === 'registration');
  if (!registration) return null;
  return registration.submittedOn === null ? phrases.notSubmittedYet : shortDate(registration.submittedOn);
}
