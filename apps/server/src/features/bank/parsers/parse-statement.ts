import { maxStatementLines, type BankFormat } from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';

import { camtStatement } from './camt/read-camt.ts';
import { csvStatement } from './csv/csv-statement.ts';
import { ofxStatement } from './ofx/read-ofx.ts';
import { statementFault } from './statement-fault.ts';
import type { ReadStatement, StatementContent } from './statement-reader.ts';
import { zelleStatement } from './zelle/read-zelle.ts';

/** A decoded export with its format. */
export interface OpenedStatement extends StatementContent {
  format: BankFormat;
}

/** The formats that are read, in the order in which they are looked for: notices may look like a table. */
const readers = [ofxStatement, camtStatement, zelleStatement, csvStatement];

/**
 * Decodes an export and finds out its format.
 *
 * @throws RQST_PARAMS_INVALID for what is empty or no bank export
 */
export async function openStatement(
  bytes: Uint8Array,
  wanted?: Pick<ColumnMapping, 'delimiter'>,
): Promise<OpenedStatement> {
  const text = decodeText(bytes);
  if (text.trim() === '') throw statementFault(statementMessages.empty);
  const start = text.slice(0, 20_000);
  const reader = readers.find((one) => one.detects(start));
  if (!reader) throw statementFault(statementMessages.unknownFormat);
  const content = await reader.open(text, wanted?.delimiter);
  return {
    ...content,
    format: reader.format,
    read: async (...how) => checked(await content.read(...how)),
  };
}

function checked(statement: ReadStatement): ReadStatement {
  const { lines } = statement;
  if (lines.length === 0) throw statementFault(statementMessages.noLines);
  if (lines.length > maxStatementLines)
    throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
  return statement;
}

/**
 * The text of an export. Banks write UTF-8, with or without its mark, UTF-16 with its mark, or Windows-1252, which is
 * assumed of what is not UTF-8. NUL characters are dropped, because PostgreSQL cannot store them.
 */
function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replaceAll('\u0000', '');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
