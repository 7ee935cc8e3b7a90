import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { totalLabel } from '@sangamam/contract/ledger/balance/balance-words';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/documents/receipts.ts';

import type { ReceiptEntry, ReceiptMoney, ReceiptOrder } from '../content/receipt-content.ts';
import { styles } from './palette.ts';
import { drawBlock, type Sheet } from './sheet.ts';
import { drawState } from './state-panel.ts';
import { drawTable, type Row } from './table.ts';

/** Height of what must stand below a heading, so that it never stands alone at the end of a page. */
const room = { order: 130, entries: 50 };

/** Draws one order: its state, its lines with the sums, and the money that came. */
export function drawOrder(sheet: Sheet, order: ReceiptOrder, currency: Currency): void {
  const { kind, money, tempNumber, submittedOn } = order;
  const heading = {
    registration: phrases.registration,
    'booked-addons': phrases.addonsBookedWithRegistration,
    'addon-order': phrases.addonOrder({ number: tempNumber }),
  }[kind];
  drawBlock(sheet, 'H2', heading, styles.heading, { follows: room.order });
  if (kind === 'addon-order' && submittedOn !== null) {
    drawBlock(sheet, 'P', `${phrases.submittedOn} ${shortDate(submittedOn)}`, styles.small);
  }
  sheet.y += 4;
  if (money) drawState(sheet, money, currency);
  else drawBlock(sheet, 'P', phrases.paidWithRegistration, styles.text);
  drawLinesTable(sheet, order, currency);
  sheet.y += 10;
  if (money && money.entries.length > 0) drawEntries(sheet, money.entries, currency);
}

function drawLinesTable(sheet: Sheet, { lines, money }: ReceiptOrder, currency: Currency): void {
  if (lines.length === 0) {
    drawBlock(sheet, 'P', phrases.nothingChosen, styles.text);
    return;
  }
  drawTable(
    sheet,
    [
      { name: phrases.item, part: 64 },
      { name: phrases.quantity, part: 14, align: 'right' },
      { name: phrases.amount, part: 22, align: 'right' },
    ],
    [
      ...lines.map(({ title, detail, quantity, amount }) => ({
        cells: [
          detail === '' ? title : `${title} (${detail})`,
          String(quantity),
          formatMoney(amount, currency),
        ],
      })),
      ...(money ? sumsOf(money, currency) : []),
    ],
  );
}

function sumsOf({ balance }: ReceiptMoney, currency: Currency): Row[] {
  const row = (name: string, amount: number, kind: Row['kind'] = 'sum'): Row => ({
    cells: [name, '', formatMoney(amount, currency)],
    kind,
  });
  const { net, fee, total, received, open, over, state } = balance;
  return [
    ...(fee > 0 ? [row(phrases.price, net), row(phrases.fee, fee)] : []),
    row(totalLabel(balance), total, 'total'),
    ...(state === 'NOT_SUBMITTED' || state === 'NOTHING_TO_PAY' ? [] : [row(phrases.received, received)]),
    ...(state === 'CLOSED' || state === 'NOT_SUBMITTED' ? [] : [row(phrases.open, open, 'total')]),
    ...(over > 0 ? [row(state === 'CLOSED' ? phrases.toBeReturned : phrases.over, over, 'total')] : []),
  ];
}

function drawEntries(sheet: Sheet, entries: readonly ReceiptEntry[], currency: Currency): void {
  drawBlock(sheet, 'H2', phrases.payments, styles.heading, { follows: room.entries });
  sheet.y += 4;
  drawTable(
    sheet,
    [
      { name: phrases.date, part: 18 },
      { name: phrases.method, part: 26 },
      { name: phrases.reference, part: 34 },
      { name: phrases.amount, part: 22, align: 'right' },
    ],
    entries.map((entry) => ({
      cells: [
        shortDate(entry.date),
        methodOf(entry),
        entry.reference ?? '',
        formatMoney(entry.amount, currency),
      ],
    })),
  );
  sheet.y += 10;
}

function methodOf({ method, kind, amount }: ReceiptEntry): string {
  const how = kind === 'REFUNDED' && amount > 0 ? phrases.refundCameBack : phrases.entries[kind];
  const name = paymentTypeNames[method];
  return how === '' ? name : phrases.moved({ method: name, how });
}
