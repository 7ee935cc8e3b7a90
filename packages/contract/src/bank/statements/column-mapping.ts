import { z } from 'zod';

/** What separates the columns of a CSV export. */
export const delimiters = [',', ';', '\t', '|'] as const;
/** The order of day, month and year in an export's dates. */
export const dateOrders = ['YMD', 'MDY', 'DMY'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * What a column can hold. Either `amount` with its sign, or `credit` (money in) and `debit` (money out). A memo may be in
 * two columns.
 */
export const columnRoles = [
  'date',
  'amount',
  'credit',
  'debit',
  'payer',
  'memo',
  'memoMore',
  'reference',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

const column = z.int().min(0).max(99).nullable();

/** A mapping that may lack columns, as guessed for a bank that is new here. Columns count from 0; `null` is one that the export lacks. */
export const columnGuess = z.strictObject({
  delimiter: z.enum(delimiters),
  decimal: z.enum(['.', ',']),
  dateOrder: z.enum(dateOrders),
  columns: z.strictObject({
    date: column,
    amount: column,
    credit: column,
    debit: column,
    payer: column,
    memo: column,
    /** Absent from mappings that were remembered before there was one. */
    memoMore: column.default(null),
    reference: column,
  } satisfies Record<ColumnRole, z.ZodType>),
});

/** How the columns of one bank's CSV export are read. */
export const columnMapping = columnGuess
  .refine(({ columns }) => columns.date !== null, 'Please choose the column with the date')
  .refine(
    ({ columns }) => columns.amount !== null || columns.credit !== null,
    'Please choose the column with the amount',
  );
export type ColumnMapping = z.output<typeof columnMapping>;

/** The same as a field of a form: JSON text. */
export const columnMappingField = z
  .string()
  .max(2_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Expected JSON' });
      return z.NEVER;
    }
  })
  .pipe(columnGuess);
