import * as phrases from '#phrases/documents/receipts.ts';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';

import type { ReceiptContent } from '../content/receipt-content.ts';
import { styles } from './palette.ts';
import { drawBlock, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

/** Draws who attends. */
export function drawPeople(sheet: Sheet, { people }: ReceiptContent): void {
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
