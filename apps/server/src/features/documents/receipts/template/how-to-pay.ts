import * as phrases from '#phrases/receipts.ts';
import type { PaymentOption } from '@sangamam/contract/payments/payment-endpoints';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import type { Treasurer } from '@sangamam/contract/payments/treasurer';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import type { ReceiptContent, ReceiptOrder } from '../content/receipt-content.ts';
import { styles } from './palette.ts';
import { recordDate } from './record-date.ts';
import { drawBlock, type Sheet } from './sheet.ts';

/** Draws how each unpaid order of the document can be paid, or how it was said to be paid. */
export function drawHowToPay(sheet: Sheet, content: ReceiptContent): void {
  const open = content.orders.filter(({ money }) => money?.toPay);
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
  { currency, treasurer, orders, site }: ReceiptContent,
): void {
  const toPay = money?.toPay;
  if (!toPay) return;
  if (orders.length > 1) {
    const name = kind === 'addon-order' ? phrases.addonOrder({ number: tempNumber }) : phrases.registration;
    drawBlock(sheet, 'P', name, styles.strong, { follows: 30 });
  }
  const paragraphs =
    'options' in toPay
      ? toPay.options.map((option) => wayToPay(option))
      : [
          phrases.reportedBy({
            method: paymentTypeNames[toPay.method],
            amount: formatMoney(toPay.dueAmount, currency),
            date: recordDate(toPay.dueDate),
          }),
        ];
  for (const paragraph of paragraphs) {
    drawBlock(sheet, 'P', paragraph, styles.text);
    sheet.y += 3;
  }
  if ('options' in toPay) {
    drawBlock(sheet, 'P', phrases.thenReport({ host: new URL(site.url).host }), styles.text);
    sheet.y += 3;
  }

  function wayToPay({ method, totalDue, dueDate }: PaymentOption): string {
    const amount = formatMoney(totalDue, currency);
    return [
      `${method === 'CHEQUE' ? phrases.byCheck : phrases.byZelle}:`,
      treasurer && howTo(method, amount, treasurer, tempNumber),
      phrases.toArriveBy({ date: recordDate(dueDate) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

function howTo(
  method: PaymentOption['method'],
  amount: string,
  { fullName: name, email, treasurerAddress: { line1, line2, line3 } }: Treasurer,
  memo: string,
): string {
  if (method !== 'CHEQUE') return phrases.zelleTo({ amount, email, memo });
  const address = [line1, line2, line3].filter(Boolean).join(', ');
  return phrases.checkTo({ amount, name, address, memo });
}
