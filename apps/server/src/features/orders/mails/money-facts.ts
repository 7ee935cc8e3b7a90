import { rewordLine, type Say } from '@sangamam/contract/conventions/translations/convention-texts';
import type { OrderLine } from '@sangamam/contract/orders/order';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Fact } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

/** What an order consists of, line by line, each with what it is about and its amount; `say` has the convention's texts. */
export function lineFacts(lines: readonly OrderLine[], currency: Currency, say: Say): Fact[] {
  return lines
    .map((line) => rewordLine(line, say))
    .map(({ title, detail, quantity, amount }) => [
      [title, detail && `(${detail})`, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' '),
      formatMoney(amount, currency),
    ]);
}

/** The lines about money of a mail: the total with its fee and, where money has come, what was received and is open. */
export function moneyFacts(
  balance: Balance,
  currency: Currency,
  { orders: phrases, balance: { totalLabel } }: MailPhrases,
): Fact[] {
  const { net, fee, total, received, open } = balance;
  const money = (amount: number) => formatMoney(amount, currency);
  if (net === 0) return [[totalLabel(balance), phrases.nothingToPay]];
  const lines: Fact[] = [];
  if (fee > 0) lines.push([phrases.price, money(net)], [phrases.convenienceFee, money(fee)]);
  lines.push([totalLabel(balance), money(total)]);
  if (received > 0) lines.push([phrases.received, money(received)]);
  if (received > 0 && open > 0) lines.push([phrases.stillOpen, money(open)]);
  return lines;
}
