import { maxStatementLines, type BankLine } from '@sangamam/contract/bank/statements/bank-line';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { tidy } from '../bank-text.ts';
import { readAmount } from '../read-amount.ts';
import { parseDate } from '../read-date.ts';
import { createSlicer } from '#server/adapters/threads/slicer.ts';
import { statementFault } from '../statement-fault.ts';
import { isMarkup, type StatementReader } from '../statement-reader.ts';

/** Rows of a notice that are read; mails end with long terms. */
const mostRows = 40;

interface Notice {
  line: number;
  payer: string;
  amount: string;
  date: string;
  memo: string;
  reference: string;
  raw: string[];
}

const sent =
  /^(?:subject:\s*)?(.{2,100}?)\s+(?:has\s+)?(?:just\s+)?sent\s+you\s+(?:money|a\s+(?:zelle\W*\s+)?payment|(\$?[\d,.]*\d))/iu;
const received =
  /received\s+(?:a\s+payment\s+of\s+)?(\$[\d,.]*\d)\s+from\s+([^.\n]{2,100}?)(?:\s+(?:with|via|through|on)\b|[.!]|$)/iu;
const fields = {
  amount: /^(?:payment\s+)?amount:?\s*(\$?\s?[\d,.]*\d)/iu,
  memo: /^(?:memo|message|note|for|description|payment\s+notes?):?\s+(.+)$/iu,
  reference:
    /^(?:transaction|confirmation|reference|trace)\s*(?:number|code|id|#|no\.?)?:?\s*#?\s*([\w-]{4,60})$/iu,
  date: /^(?:date|sent\s+on|sent|received\s+on|received|deposited|payment\s+date|transaction\s+date|on)\b:?\s*(.+)$/iu,
};

/** The pasted text of a bank's notices. A table that lists such notices is a table. */
export const zelleStatement: StatementReader = {
  format: 'ZELLE',
  detects: (start) =>
    !isMarkup(start) &&
    /sent you|received .{0,40}\$[\d,.]+ from/iu.test(start) &&
    !/^[^\n]*\b(?:date|amount)\b[^\n]*[,;\t|]/iu.test(start),
  open: (text) => ({ read: async (currency) => ({ lines: await readZelle(text, currency), leftOut: [] }) }),
};

/**
 * The payments in pasted Zelle notices of banks, several in one paste: who sent what, with memo, date and number. The
 * date of a notice stands in it or, as the date of its mail, before it.
 *
 * @throws RQST_PARAMS_INVALID for a notice without amount or date, naming its line
 */
async function readZelle(text: string, currency: Currency): Promise<BankLine[]> {
  const notices: Notice[] = [];
  const pause = createSlicer();
  let dateBefore = '';
  for (const [at, written] of text.split(/\r?\n/u).entries()) {
    await pause();
    const row = tidy(written);
    const current = notices.at(-1);
    const started = startOf(row);
    if (started && !isRepeat(current, started)) {
      notices.push({ line: at + 1, date: dateBefore, memo: '', reference: '', raw: [row], ...started });
      dateBefore = '';
      continue;
    }
    const date = parseDate(fields.date.exec(row)?.[1] ?? row.slice(0, 40), 'MDY');
    if (date !== undefined) {
      if (current?.date === '') current.date = date;
      else dateBefore = date;
    }
    if (!current || row === '' || current.raw.length >= mostRows) continue;
    current.raw.push(row);
    current.amount ||= started?.amount || (fields.amount.exec(row)?.[1] ?? '');
    current.memo ||= fields.memo.exec(row)?.[1] ?? '';
    current.reference ||= fields.reference.exec(row)?.[1] ?? '';
  }
  if (notices.length > maxStatementLines)
    throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
  return notices.map((notice) => toLine(notice, currency));
}

function startOf(row: string): Pick<Notice, 'payer' | 'amount'> | undefined {
  const bySender = sent.exec(row);
  if (bySender) return { payer: tidy(bySender[1] ?? '', 200), amount: bySender[2] ?? '' };
  const byAmount = received.exec(row);
  return byAmount ? { payer: tidy(byAmount[2] ?? '', 200), amount: byAmount[1] ?? '' } : undefined;
}

/** Mails say it twice, in the subject and in the text. */
function isRepeat(current: Notice | undefined, { payer, amount }: Pick<Notice, 'payer' | 'amount'>): boolean {
  if (!current || current.payer.toLowerCase() !== payer.toLowerCase() || current.raw.length > 4) return false;
  return (
    current.amount === '' ||
    amount === '' ||
    (current.amount === amount && current.memo === '' && current.reference === '')
  );
}

function toLine({ line, payer, amount, date, memo, reference, raw }: Notice, currency: Currency): BankLine {
  const place = { line, column: 1 };
  if (amount === '') throw statementFault(statementMessages.noticeWithoutAmount, place);
  if (date === '') throw statementFault(statementMessages.noticeWithoutDate, place);
  return {
    date,
    cents: readAmount(amount, '.', place),
    currency,
    direction: 'IN',
    payer,
    memo: tidy(memo),
    reference: tidy(reference, 100),
    raw: tidy(raw.join(' · '), 1_000),
  };
}
