import type { BankFormat } from '@sangamam/contract/bank/statements/bank-line';

/** The format by its content; the name of a file says nothing certain. `undefined` when it is none of them. */
export function detectFormat(text: string): BankFormat | undefined {
  const start = text.slice(0, 20_000);
  if (/<OFX>|OFXHEADER/iu.test(start)) return 'OFX';
  if (/camt\.05[23]|<(?:\w+:)?BkToCstmrStmt/u.test(start)) return 'CAMT';
  if (/^\s*</u.test(start)) return undefined;
  const rows = start.split(/\r?\n/u).filter((row) => row.trim() !== '');
  const isTable =
    rows.slice(0, 20).filter((row) => row.split(/[,;\t|]/u).length >= 3).length >= Math.min(2, rows.length);
  if (
    /sent you|received .{0,40}\$[\d,.]+ from/iu.test(start) &&
    !/^[^\n]*\b(?:date|amount)\b[^\n]*[,;\t|]/iu.test(start)
  )
    return 'ZELLE';
  return isTable && rows.length > 0 ? 'CSV' : undefined;
}
