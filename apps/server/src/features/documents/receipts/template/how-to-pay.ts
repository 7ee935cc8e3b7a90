import { paymentTypeNames, isByCheck, isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/documents/receipts.ts';

import type { ReceiptContent, ReceiptOrder, WayToPay } from '../content/receipt-content.ts';
import { styles } from './palette.ts';
import { drawBlock, type Sheet } from './sheet.ts';

/** Draws how what is open of each order can be paid. */
export function drawHowToPay(sheet: Sheet, content: ReceiptContent): void {
  const open = content.orders.filter(({ money }) => money && money.ways.length > 0);
  if (open.length === 0) return;
  drawBlock(sheet, 'H2', phrases.howToPay, styles.heading, { follows: 60 });
  sheet.y += 2;
  for (const order of open) drawOrderToPay(sheet, order, content);
  if (content.treasurer) {
    const { fullName: name, email } = content.treasurer;
    drawBlock(sheet, 'P', phrases.askTreasurer({ name, email }), styles.text);
  }
}

function drawOrderToPay(
  sheet: Sheet,
  { tempNumber, kind, money }: ReceiptOrder,
  { asOf, currency, treasurer, orders, site }: ReceiptContent,
): void {
  if (!money) return;
  if (orders.length > 1) {
    const name = kind === 'addon-order' ? phrases.addonOrder({ number: tempNumber }) : phrases.registration;
    drawBlock(sheet, 'P', name, styles.strong, { follows: 30 });
  }
  for (const way of money.ways) drawParagraph(howTo(way));
  if (money.balance.method === null) drawParagraph(phrases.thenReport({ host: new URL(site.url).host }));

  function drawParagraph(text: string): void {
    drawBlock(sheet, 'P', text, styles.text);
    sheet.y += 3;
  }

  function howTo({ method, amount, dueDate }: WayToPay): string {
    const money = formatMoney(amount, currency);
    return [
      phrases.by({ method: paymentTypeNames[method] }),
      treasurer && payTo(method, money, treasurer, tempNumber),
      (dueDate < asOf ? phrases.shouldHaveArrivedBy : phrases.toArriveBy)({ date: shortDate(dueDate) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

function payTo(
  method: WayToPay['method'],
  amount: string,
  { payableTo: name, email, treasurerAddress: { line1, line2, line3 } }: Treasurer,
  memo: string,
): string {
  if (isByTransfer(method)) return phrases.zelleTo({ amount, email, name, memo });
  if (!isByCheck(method)) return phrases.otherTo({ amount });
  const address = [name, line1, line2, line3].filter(Boolean).join(', ');
  return phrases.checkTo({ amount, name, address, memo });
}
