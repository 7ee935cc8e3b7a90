import * as phrases from '#phrases/documents/receipts.ts';

import type { HotelContent } from '../content/receipt-content.ts';
import { drawFacts } from './facts-grid.ts';
import { styles } from './palette.ts';
import { area, drawBlock, type Sheet } from './sheet.ts';

/** Draws where the family sleeps, and what to do with the sheet. */
export function drawHotel(sheet: Sheet, hotel: HotelContent): void {
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
