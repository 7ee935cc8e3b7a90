import { maxStatementLines, type BankLine } from '@sangamam/contract/bank/statements/bank-line';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import { currencies, type Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { senderIn, tidy } from '../bank-text.ts';
import { readAmount } from '../read-amount.ts';
import { readDate } from '../read-date.ts';
import { statementFault, type Place } from '../statement-fault.ts';

/** Takes the elements of an OFX document in order and collects its transactions. */
export interface OfxCollector {
  readonly lines: BankLine[];
  open(name: string): void;
  /** An element ended, or a value was read. */
  close(name: string, value: string, place: Place): void;
}

type Values = Map<string, { value: string; place: Place }>;

/** @param otherwise the currency of a statement that names none */
export function collectOfx(otherwise: Currency): OfxCollector {
  const lines: BankLine[] = [];
  let currency = otherwise;
  let values: Values | undefined;
  return {
    lines,
    open(name) {
      if (name === 'STMTTRN') values = new Map();
    },
    close(name, value, place) {
      if (name === 'CURDEF') currency = readCurrency(value, place);
      else if (name === 'STMTTRN' && values) {
        lines.push(toLine(values, currency, place));
        values = undefined;
        if (lines.length > maxStatementLines)
          throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
      } else if (value !== '') values?.set(name, { value, place });
    },
  };
}

function toLine(values: Values, currency: Currency, end: Place): BankLine {
  const text = (name: string) => values.get(name)?.value ?? '';
  const place = (name: string) => values.get(name)?.place ?? end;
  const amount = text('TRNAMT');
  const decimal = /,\d{2}$/u.test(amount) ? ',' : '.';
  const cents = readAmount(amount, decimal, place('TRNAMT'));
  const check = text('CHECKNUM') && `check ${text('CHECKNUM')}`;
  const memo = tidy([text('MEMO'), check].filter(Boolean).join(' '));
  const name = tidy(text('NAME') || text('PAYEE'), 200);
  return {
    date: readDate(text('DTPOSTED'), 'YMD', place('DTPOSTED')),
    cents: Math.abs(cents),
    currency,
    direction: cents < 0 ? 'OUT' : 'IN',
    payer: senderIn(`${name} ${memo}`) || name,
    memo,
    reference: tidy(text('FITID') || text('REFNUM'), 100),
    raw: tidy(
      [...values]
        .slice(0, 40)
        .map(([key, { value }]) => `${key}: ${value}`)
        .join('; '),
      1_000,
    ),
  };
}

/** @throws RQST_PARAMS_INVALID for a currency that nothing is priced in */
export function readCurrency(text: string, place: Place): Currency {
  const currency = currencies.find((known) => known === text.toUpperCase());
  if (!currency) throw statementFault(statementMessages.currencyNotTaken({ found: tidy(text, 10) }), place);
  return currency;
}
