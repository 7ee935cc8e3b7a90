import { keptForEach } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/documents/receipts.ts';

import type { ReceiptContent, HotelContent } from '../content/receipt-content.ts';
import { drawHowToPay } from './how-to-pay.ts';
import { drawNumbersAndFacts } from './numbers-and-facts.ts';
import { drawOrder } from './order-section.ts';
import { drawContinuation, drawFeet, drawHead, numberOf } from './page-frame.ts';
import { openSheet, area, drawBlock, type Sheet } from './sheet.ts';
import { titleOf } from './titles.ts';
import { drawFacts } from './facts-grid.ts';
import { styles } from './palette.ts';
import { drawTable } from './table.ts';

/** Makes the PDF of a receipt. Equal content gives equal bytes. Takes a tenth of a second: call it in a thread. */
export function makeReceipt(content: ReceiptContent): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(
    {
      title: phrases.titleFor({ title: titleOf(content), number: numberOf(content) }),
      author: content.site.name,
      date: new Date(`${content.asOf}T00:00:00Z`),
    },
    (next) => drawContinuation(next, content),
  );
  drawHead(sheet, content);
  drawNumbersAndFacts(sheet, content);
  if (content.hotel) drawHotel(sheet, content.hotel);
  // What is to be paid comes first; the list of people may be long.
  for (const order of content.orders) drawOrder(sheet, order, content.currency);
  drawHowToPay(sheet, content);
  drawCancellation(sheet, content);
  sheet.y += 12;
  drawPeople(sheet, content);
  drawFeet(sheet, content);
  return sheet.finish();
}

/** Draws where the family sleeps, and what to do with the sheet. */
function drawHotel(sheet: Sheet, hotel: HotelContent): void {
  drawBlock(sheet, 'H2', phrases.hotel, styles.heading, { follows: 60 });
  sheet.y += 4;
  drawFacts(
    sheet,
    [
      { name: phrases.hotelName, value: hotel.name },
      { name: phrases.confirmationNumber, value: hotel.confirmationNumber },
      { name: phrases.address, value: hotel.address },
      { name: phrases.phone, value: hotel.phoneNumber },
    ],
    { x: area.left, width: area.width },
  );
  sheet.y += 8;
  drawBlock(sheet, 'P', phrases.showAtDesk, styles.text);
}

/** Draws what is kept when people cancel, and until when a family can ask for it. */
function drawCancellation(sheet: Sheet, content: ReceiptContent): void {
  const { cancellation, currency, cancelRequestsUntil, asOf } = content;
  const last = cancellation.at(-1);
  const canAsk = cancelRequestsUntil !== null && asOf <= cancelRequestsUntil;
  if (last === undefined && !canAsk) return;
  sheet.y += 8;
  drawBlock(sheet, 'H2', phrases.ifYouCancel, styles.heading, { follows: 40 });
  sheet.y += 2;
  for (const step of cancellation) {
    const kept = keptForEach(step, currency);
    const until = shortDate(step.until);
    const text =
      kept === 0
        ? phrases.allGivenBack({ until })
        : phrases.keptUntil({ until, kept: formatMoney(kept, currency) });
    drawBlock(sheet, 'P', text, styles.text);
    sheet.y += 3;
  }
  if (last !== undefined) {
    drawBlock(sheet, 'P', phrases.nothingGivenBack({ last: shortDate(last.until) }), styles.text);
    sheet.y += 3;
  }
  if (canAsk)
    drawBlock(sheet, 'P', phrases.askToCancel({ until: shortDate(cancelRequestsUntil) }), styles.text);
}

/** Draws who attends. */
function drawPeople(sheet: Sheet, { people }: ReceiptContent): void {
  drawBlock(sheet, 'H2', phrases.people, styles.heading, { follows: 50 });
  sheet.y += 4;
  if (people.length === 0) drawBlock(sheet, 'P', phrases.nobodySelected, styles.text);
  else {
    drawTable(
      sheet,
      [
        { name: '#', part: 6 },
        { name: phrases.name, part: 66 },
        { name: phrases.relationship, part: 28 },
      ],
      people.map(({ name, relationship }, index) => ({
        cells: [String(index + 1), name, relationshipNames[relationship]],
      })),
    );
  }
  sheet.y += 12;
}
