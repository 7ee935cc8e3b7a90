import * as phrases from '#phrases/receipts.ts';
import { drawArtifact, drawLines } from '#server/adapters/pdf/draw-text.ts';
import { breakLines, lineHeight } from '#server/adapters/pdf/text-lines.ts';
import { structure } from '#server/adapters/pdf/structure.ts';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import type { Currency } from '@sangamam/contract/pricing/currency-for';

import type { ReceiptMoney } from '../content/receipt-content.ts';
import type { ReceiptState } from '../content/receipt-state.ts';
import { palette, styles } from './palette.ts';
import { area, makeRoom, type Sheet } from './sheet.ts';

type Tone = 'success' | 'warning' | 'danger';

const tones: Record<ReceiptState, Tone> = {
  cancelled: 'danger',
  rejected: 'danger',
  'not-submitted': 'warning',
  'nothing-to-pay': 'success',
  paid: 'success',
  'accepted-short': 'success',
  received: 'warning',
  'partly-paid': 'warning',
  reported: 'warning',
  declined: 'danger',
  'not-paid': 'warning',
};

const colors: Record<Tone, { ink: string; ground: string }> = {
  success: { ink: palette.success, ground: palette.successSoft },
  warning: { ink: palette.warning, ground: palette.warningSoft },
  danger: { ink: palette.danger, ground: palette.dangerSoft },
};

/** Says in words, with a colour, whether an order is paid, and what is open. */
export function drawState(sheet: Sheet, money: ReceiptMoney, currency: Currency): void {
  const { ink, ground } = colors[tones[money.state]];
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

function headlineOf({ state, balance }: ReceiptMoney, currency: Currency): string {
  const words = phrases.states[state];
  if (balance === null || balance <= 0 || state === 'not-submitted') return words;
  return `${words} · ${phrases.balance} ${formatMoney(balance, currency)}`;
}

function sentenceOf({ state, balance, received }: ReceiptMoney, currency: Currency): string {
  const isOver = state === 'cancelled' || state === 'rejected';
  const more = [
    isOver && received > 0 && phrases.heldExplanation({ amount: formatMoney(received, currency) }),
    balance !== null &&
      balance < 0 &&
      phrases.overpaidExplanation({ amount: formatMoney(-balance, currency) }),
  ];
  return [phrases.explanations[state], ...more.filter((each) => each !== false)].join(' ');
}
