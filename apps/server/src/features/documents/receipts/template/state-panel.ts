import type { BalanceState } from '@sangamam/contract/ledger/balance/balance';
import { balanceSentence, balanceStateNames } from '@sangamam/contract/ledger/balance/balance-words';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/documents/receipts.ts';
import { drawArtifact, drawLines } from '#server/adapters/pdf/draw-text.ts';
import { breakLines, lineHeight } from '#server/adapters/pdf/text-lines.ts';
import { structure } from '#server/adapters/pdf/structure.ts';

import type { ReceiptMoney } from '../content/receipt-content.ts';
import { palette, styles } from './palette.ts';
import { area, makeRoom, type Sheet } from './sheet.ts';

type Tone = 'success' | 'warning' | 'danger';

const tones: Record<BalanceState, Tone> = {
  NOT_SUBMITTED: 'warning',
  NOTHING_TO_PAY: 'success',
  UNPAID: 'warning',
  REPORTED: 'warning',
  PART_RECEIVED: 'warning',
  RECEIVED: 'warning',
  PAID: 'success',
  DECLINED: 'danger',
  CLOSED: 'danger',
};

const colors: Record<Tone, { ink: string; ground: string }> = {
  success: { ink: palette.success, ground: palette.successSoft },
  warning: { ink: palette.warning, ground: palette.warningSoft },
  danger: { ink: palette.danger, ground: palette.dangerSoft },
};

/** Says in words, with a colour, whether an order is paid, and what is open. */
export function drawState(sheet: Sheet, money: ReceiptMoney, currency: Currency): void {
  const { ink, ground } = colors[tones[money.balance.state]];
  const inner = area.width - 24;
  const words = { ...styles.number, color: ink };
  const headline = breakLines(headlineOf(money, currency), words, inner);
  const sentence = breakLines(sentenceOf(money, currency), styles.text, inner);
  const height = headline.length * lineHeight(words) + sentence.length * lineHeight(styles.text) + 14;
  makeRoom(sheet, height + 8);
  const { y } = sheet;
  drawArtifact(sheet.doc, () => {
    sheet.doc.roundedRect(area.left, y, area.width, height, 4).fill(ground);
    sheet.doc.rect(area.left, y, 3, height).fill(ink);
  });
  const element = structure(sheet.doc, 'P');
  sheet.root.add(element);
  const below = drawLines(sheet.doc, element, headline, words, { x: area.left + 14, y: y + 7 });
  drawLines(sheet.doc, element, sentence, styles.text, { x: area.left + 14, y: below });
  element.end();
  sheet.y += height + 8;
}

function headlineOf({ balance, closed }: ReceiptMoney, currency: Currency): string {
  const words = closed ? phrases.closedStates[closed] : balanceStateNames[balance.state];
  if (balance.open === 0) return words;
  return `${words} · ${phrases.open} ${formatMoney(balance.open, currency)}`;
}

function sentenceOf({ balance, closed }: ReceiptMoney, currency: Currency): string {
  const explanation = closed ? phrases.closedExplanations[closed] : phrases.explanations[balance.state];
  return [explanation, balanceSentence(balance, currency)].filter(Boolean).join(' ');
}
