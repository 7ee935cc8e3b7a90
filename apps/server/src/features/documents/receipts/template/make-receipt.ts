import * as phrases from '#phrases/documents/receipts.ts';

import type { ReceiptContent } from '../content/receipt-content.ts';
import { drawHotel } from './hotel-section.ts';
import { drawHowToPay } from './how-to-pay.ts';
import { drawNumbersAndFacts } from './numbers-and-facts.ts';
import { drawOrder } from './order-section.ts';
import { drawContinuation, drawFeet, drawHead, numberOf } from './page-frame.ts';
import { drawPeople } from './people-table.ts';
import { openSheet } from './sheet.ts';
import { titleOf } from './titles.ts';

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
  sheet.y += 12;
  drawPeople(sheet, content);
  drawFeet(sheet, content);
  return sheet.finish();
}
