import { maxStatementLines, type BankLine } from '@sangamam/contract/bank/statements/bank-line';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';

import { tidy } from '../bank-text.ts';
import { readCurrency } from '../ofx/collect-ofx.ts';
import { readAmount } from '../read-amount.ts';
import { readDate } from '../read-date.ts';
import { statementFault, type Place } from '../statement-fault.ts';
import type { StatementReader } from '../statement-reader.ts';
import { readXml } from '../xml/read-xml.ts';

interface Value {
  text: string;
  place: Place;
}

/** The values of an entry or of one transaction in it, by their paths below it. */
type Values = Map<string, Value>;

/** CAMT.053, and 052, of ISO 20022. */
export const camtStatement: StatementReader = {
  format: 'CAMT',
  detects: (start) => /camt\.05[23]|<(?:\w+:)?BkToCstmrStmt/u.test(start),
  open: (text) => ({ read: async () => ({ lines: await readCamt(text), leftOut: [] }) }),
};

/** The booked entries; one that bundles several transactions becomes a line for each. */
async function readCamt(text: string): Promise<BankLine[]> {
  const lines: BankLine[] = [];
  let entry: Values | undefined;
  let details: Values[] = [];
  let currency = '';
  await readXml(text, {
    open(path, attributes) {
      if (path.endsWith('/Stmt/Ntry')) {
        entry = new Map();
        details = [];
      } else if (entry && path.endsWith('/NtryDtls/TxDtls')) details.push(new Map());
      if (path.endsWith('Amt')) currency = attributes['Ccy'] ?? '';
    },
    close(path, value, line, column) {
      if (!entry) return;
      const [, below = ''] = path.split('/Stmt/Ntry/');
      if (path.endsWith('/Stmt/Ntry')) {
        lines.push(...linesOf(entry, details, { line, column }));
        entry = undefined;
        if (lines.length > maxStatementLines)
          throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
      } else if (value !== '') {
        const [, inDetail] = below.split('NtryDtls/TxDtls/');
        const values = inDetail === undefined ? entry : (details.at(-1) ?? entry);
        const key = inDetail ?? below;
        const before = values.get(key);
        const place = { line, column };
        values.set(key, { text: before && key.endsWith('Ustrd') ? `${before.text} ${value}` : value, place });
        if (key.endsWith('Amt')) values.set(`${key}@Ccy`, { text: currency, place });
      }
    },
  });
  return lines;
}

function linesOf(entry: Values, details: readonly Values[], end: Place): BankLine[] {
  if ((entry.get('Sts')?.text ?? entry.get('Sts/Cd')?.text ?? 'BOOK') !== 'BOOK') return [];
  const separate = details.length > 1 && details.every((values) => amountOf(values) !== undefined);
  if (separate) return details.map((values) => toLine(entry, values, amountOf(values), end));
  return [toLine(entry, details[0] ?? new Map(), 'Amt', end)];
}

function amountOf(values: Values): string | undefined {
  return ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].find((key) => values.has(key));
}

function toLine(entry: Values, detail: Values, amountKey: string | undefined, end: Place): BankLine {
  const amountIn = details(detail, amountKey) ?? entry;
  const key = amountKey ?? 'Amt';
  const first = (keys: readonly string[]) => {
    for (const one of keys) {
      const value = detail.get(one) ?? entry.get(one);
      if (value && value.text !== 'NOTPROVIDED') return value;
    }
    return { text: '', place: end };
  };
  const amount = amountIn.get(key) ?? { text: '', place: end };
  const currency = amountIn.get(`${key}@Ccy`) ?? { text: '', place: end };
  const date = first(['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']);
  const direction = first(['CdtDbtInd']).text === 'DBIT' ? 'OUT' : 'IN';
  const party = direction === 'IN' ? 'Dbtr' : 'Cdtr';
  const memo = first(['RmtInf/Ustrd', 'AddtlTxInf', 'AddtlNtryInf']).text;
  const payer = first([`RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`]).text;
  return {
    date: readDate(date.text, 'YMD', date.place),
    cents: Math.abs(readAmount(amount.text, '.', amount.place)),
    currency: readCurrency(currency.text, currency.place),
    direction,
    payer: tidy(payer, 200),
    memo: tidy(memo),
    reference: tidy(
      first(['Refs/AcctSvcrRef', 'AcctSvcrRef', 'NtryRef', 'Refs/EndToEndId', 'Refs/TxId']).text,
      100,
    ),
    raw: tidy(
      [...entry, ...detail]
        .slice(0, 60)
        .map(([name, { text }]) => `${name}: ${text}`)
        .join('; '),
      1_000,
    ),
  };
}

/** Where the amount of a transaction is: with it when the entry bundles several, else with the entry. */
function details(detail: Values, key: string | undefined): Values | undefined {
  return key !== undefined && key !== 'Amt'
    ? detail
    : key === 'Amt' && detail.has('Amt')
      ? detail
      : undefined;
}
