import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/** A value in a cell. Text stays text: it never becomes a formula, a number or a date. */
export type Cell = string | number | null;

/** A column of an exported table. */
export interface TableColumn<Row> {
  header: string;
  /** `date`: `YYYY-MM-DD`. `count`: a whole number. `{ currency }`: whole dollars of it. */
  kind: 'text' | 'date' | 'count' | { currency: Currency };
  value: (row: Row) => Cell;
}

/** Whole dollars of a currency. */
export const money = (currency: Currency): { currency: Currency } => ({ currency });
