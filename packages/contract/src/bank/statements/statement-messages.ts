/** Why a bank export cannot be read, for the person who uploads it. */
export const statementMessages = {
  empty: 'There is nothing in it.',
  noLines: 'No transactions were found in it.',
  tooManyLines: ({ most }: { most: number }) =>
    `It has more than ${most.toLocaleString('en-US')} lines. Please export a shorter period.`,
  unknownFormat:
    "We can't read this as a bank export. Please use CSV, OFX, QFX, QBO, CAMT.053 or Zelle notices.",
  at: ({ line, column, message }: { line: number; column: number; message: string }) =>
    `Line ${line}, column ${column}: ${message}`,
  dateExpected: ({ found }: { found: string }) => `expected a date, found “${found}”.`,
  amountExpected: ({ found }: { found: string }) => `expected an amount, found “${found}”.`,
  amountTooLarge: 'the amount is too large.',
  lineTooLong: 'the line is too long for a bank export.',
  columnMissing: 'the row has too few columns.',
  currencyNotTaken: ({ found }: { found: string }) =>
    `amounts in ${found} are not taken here, only USD and CAD.`,
  malformedCsv: 'a quotation mark is not closed or is in the wrong place.',
  malformedXml: 'the XML is not well-formed.',
  doctypeRefused: 'documents with a DOCTYPE are not read.',
  tooDeep: 'the document is nested too deeply.',
  noticeWithoutAmount: 'the notice has no amount.',
  noticeWithoutDate: 'the notice has no date. Please copy the date, too.',
} as const;
